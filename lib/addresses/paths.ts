import { type Locale, localeFolder } from '../i18n/locales';
import { type EntryPath, type LocalPath, localePath, type ScreenPath } from './routes';

/** The path that the site is mounted under, such as `/season`; empty at the root. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}

export function screenHref(locale: Locale, path: ScreenPath): string {
  return withBasePath(localePath(locale, path));
}

/** `/call/wv` for `WV`, without a locale’s prefix. */
export const statePath = (code: string): LocalPath => `/call/${code.toLowerCase()}`;

/** `wv` of /call/wv. */
export const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

export type QrFolder = 'call' | 'partners' | 'print';

export function qrHref(locale: Locale, folder: QrFolder, name: string): string {
  return withBasePath(`${localeFolder(locale)}/${folder}/qr/${name}.svg`);
}

/** Stands in where /call has no pages below it: an exported route needs at least one address. */
export const NO_PAGE = 'no-page';

export const partnerCardPath = '/partners/card';

/** The path of the poster face, for that card: the framework gives the pages' own another address. */
export const posterFacePath = '/art/poster.woff2';

/** At which the card is whole at 320 px, with letters of the usual size. */
export const CARD_HEIGHT_PX = 460;

/** A name as an address has it: "Washington, D.C." as `washington-dc`. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The paths of the pages of a list of targets: `/call/ana-ruiz`; a second one of a name gets a number. */
export function targetPaths(names: readonly string[]): LocalPath[] {
  const slugs = names.map((name) => slugOf(name) || 'target');
  return slugs.map((slug, index): LocalPath => {
    const earlier = slugs.slice(0, index).filter((each) => each === slug).length;
    return `/call/${slug}${earlier ? `-${earlier + 1}` : ''}`;
  });
}

/** The path of the share card of a page (without the locale’s prefix): `/images/card-call-wv-en.png`. */
export const cardPath = (locale: string, path: string) =>
  `/images/card${path.replaceAll('/', '-')}-${locale}.png`;

export const entryPath = (id: string): EntryPath => `/toolkit/${id}`;

/** The path of the picture that is drawn from the lines of a toolkit entry. */
export const graphicPath = (locale: string, id: unknown) => `/images/graphic-${id}-${locale}.png`;
/** The widths in which it is drawn besides the one to save. */
export const GRAPHIC_WIDTHS = [540, 810] as const;
