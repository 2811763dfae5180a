import { type Locale, localeFolder } from '../i18n/locales';
import type { EntryPath, LocalPath, ScreenPath } from './routes';
import { localePath } from './routes';

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

/** The path of a state's page, without a locale's prefix: `/call/wv`. @param code such as WV */
export const statePath = (code: string): LocalPath => `/call/${code.toLowerCase()}`;

/** The last part of a path: `wv` of /call/wv. */
export const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

/** The folders that QR codes are in. */
export type QrFolder = 'call' | 'partners' | 'print';

/** The address on this site of a QR code: `/call/qr/wv.svg`. */
export function qrHref(locale: Locale, folder: QrFolder, name: string): string {
  return withBasePath(`${localeFolder(locale)}/${folder}/qr/${name}.svg`);
}

/** Stands for the pages below /call where there are none: an export of a route needs one address at least. */
export const NO_PAGE = 'no-page';

/** The path, without a locale's prefix, of the card that partners frame on their own sites. */
export const partnerCardPath = '/partners/card';

/** The path of the poster face, for that card: the framework gives the pages' own another address. */
export const posterFacePath = '/art/poster.woff2';

/** The card's height, at which it is whole at 320 px and with letters of the usual size. */
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

/**
 * The paths of the pages of a list of targets, in its order: `/call/ana-ruiz`. Where two have one name, the
 * later has a number behind it.
 */
export function targetPaths(names: readonly string[]): LocalPath[] {
  const slugs = names.map((name) => slugOf(name) || 'target');
  return slugs.map((slug, index): LocalPath => {
    const earlier = slugs.slice(0, index).filter((each) => each === slug).length;
    return `/call/${slug}${earlier ? `-${earlier + 1}` : ''}`;
  });
}

/**
 * The path of the share card that is drawn for a page of its own: `/images/card-call-wv-en.png`.
 * @param path of the page, without the locale's prefix: a state's, a target's or an action's
 */
export const cardPath = (locale: string, path: string) =>
  `/images/card${path.replaceAll('/', '-')}-${locale}.png`;

/** The path of a toolkit entry's own page. */
export const entryPath = (id: string): EntryPath => `/toolkit/${id}`;

/** The path of the picture that is drawn from the lines of a toolkit entry. */
export const graphicPath = (locale: string, id: unknown) => `/images/graphic-${id}-${locale}.png`;
/** The widths in which it is drawn besides the one to save. */
export const GRAPHIC_WIDTHS = [540, 810] as const;
