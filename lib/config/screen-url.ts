import { screenHref } from '../addresses/paths';
import type { ScreenPath } from '../addresses/routes';
import type { Locale } from '../i18n/locales';
import { publicConfig } from './public-config';

/** The privacy page that a form's promise leads to: the organisers' own, or the site's. */
export const privacyHref = (locale: Locale) =>
  publicConfig.privacy_url || screenHref(locale, '/privacy');

export const screenUrl = (locale: Locale, path: ScreenPath) =>
  `${publicConfig.site_url}${screenHref(locale, path)}`;
