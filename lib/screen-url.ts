import type { Locale } from './i18n/locales';
import { screenHref } from './paths';
import { publicConfig } from './public-config';
import type { ScreenPath } from './routes';

/** The full public URL of a screen, for sharing and search engines. */
export const screenUrl = (locale: Locale, path: ScreenPath) =>
  `${publicConfig.site_url}${screenHref(locale, path)}`;
