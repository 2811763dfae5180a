import { type Locale, localePath, type ScreenPath } from './i18n/locales';
import { publicConfig } from './public-config';

/** The folder that the site is mounted under, such as `/season`; empty at the root. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

/** The address of a page or a file of ours, wherever the site is mounted. */
export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}

/** The address of a screen on this site, for a link. */
export function screenHref(locale: Locale, path: ScreenPath): string {
  return withBasePath(localePath(locale, path));
}

/** The full public address of a screen, for sharing and search engines. */
export function screenUrl(locale: Locale, path: ScreenPath): string {
  return `${publicConfig.site_url}${screenHref(locale, path)}`;
}
