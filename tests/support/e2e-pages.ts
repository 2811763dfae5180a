import {
  type FixedPath,
  type Locale,
  localePath,
  locales,
  readyLocales,
  screenPaths,
} from '@/lib/i18n/locales';
import { wordsOf } from './e2e-words';

export type PageOfSite = {
  locale: Locale;
  path: FixedPath;
  address: string;
  heading: string;
  /** from search engines */
  isHidden: boolean;
};

function headingOf(locale: Locale, path: FixedPath): string {
  const { content, scoreboard, titles } = wordsOf(locale);
  const headings: Record<FixedPath, string> = {
    '/': content.intro_title,
    '/call': content.call_page_title,
    '/letter': content.letter_title,
    '/rsvp': content.intro_moral_monday_cta,
    '/selfie': content.selfies_title,
    '/toolkit': content.toolkit_page_title,
    '/scoreboard': scoreboard.closed,
    '/test': titles.gallery,
  };
  return headings[path];
}

/** The pages that are hidden from search engines. */
export const hiddenPaths: readonly FixedPath[] = ['/scoreboard', '/test'];

/** All pages of the site: each route in each locale. */
export const pages: PageOfSite[] = locales.flatMap((locale) =>
  screenPaths.map((path) => ({
    locale,
    path,
    address: localePath(locale, path),
    heading: headingOf(locale, path),
    isHidden: hiddenPaths.includes(path) || !readyLocales.includes(locale),
  })),
);

/** The width and height of a PNG, from its header. */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
