import { type Locale, localeFolder } from '../i18n/locales';

/** The routes, without a locale prefix, but for the local pages and those of toolkit entries. */
export const screenPaths = [
  '/',
  '/call',
  '/letter',
  '/rsvp',
  '/rally',
  '/selfie',
  '/toolkit',
  '/partners',
  '/print',
  '/scoreboard',
  '/privacy',
  '/test',
] as const;
/** The path of a state's or a target's own page, such as `/call/wv`. */
export type LocalPath = `/call/${string}`;
/** The path of a toolkit entry's own page, whose preview is its graphic, such as `/toolkit/august-2`. */
export type EntryPath = `/toolkit/${string}`;
export type FixedPath = (typeof screenPaths)[number];
export type ScreenPath = FixedPath | LocalPath | EntryPath;

/** The path of a screen in a locale: English bare, Spanish under /es. */
export function localePath(locale: Locale, path: ScreenPath): string {
  const folder = localeFolder(locale);
  return folder && path === '/' ? folder : folder + path;
}

/** A route's name in what is counted, such as `index___en` or `call-wv___en`. */
export function routeName(locale: Locale, path: ScreenPath): string {
  const page = path === '/' ? 'index' : path.slice(1).replaceAll('/', '-');
  return `${page}___${locale}`;
}
