import { type Locale, localePath, type ScreenPath } from './i18n/locales';
import { publicConfig } from './public-config';

/** The path that the site is mounted under, such as `/season`; empty at the root. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

/** The path of one of our pages or files, below the base path. */
export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}

/** The path of a screen on this site, for a link. */
export function screenHref(locale: Locale, path: ScreenPath): string {
  return withBasePath(localePath(locale, path));
}

/** The full public URL of a screen, for sharing and search engines. */
export function screenUrl(locale: Locale, path: ScreenPath): string {
  return `${publicConfig.site_url}${screenHref(locale, path)}`;
}
