import { statePath } from '@/lib/addresses/paths';
import { type FixedPath, type LocalPath, localePath, screenPaths } from '@/lib/addresses/routes';
import { type Locale, locales, readyLocales } from '@/lib/i18n/locales';
import type places from '@/messages/state-names.json';
import { readJson } from '@/scripts/files';
import { stringsOf } from './e2e-strings';

export type PageOfSite = {
  locale: Locale;
  path: FixedPath;
  address: string;
  heading: string;
  /** from search engines */
  isHidden: boolean;
};

function headingOf(locale: Locale, path: FixedPath): string {
  const { content, scoreboard, titles } = stringsOf(locale);
  const headings: Record<FixedPath, string> = {
    '/': content.intro_title,
    '/call': content.call_page_title,
    '/letter': content.letter_title,
    '/rsvp': content.intro_moral_monday_cta,
    '/rally': titles.rally,
    '/selfie': content.selfies_title,
    '/toolkit': content.toolkit_page_title,
    '/partners': titles.partners,
    '/print': titles.print,
    '/scoreboard': scoreboard.closed,
    '/privacy': titles.privacy,
    '/test': titles.gallery,
  };
  return headings[path];
}

/** The pages that are hidden from search engines. */
export const hiddenPaths: readonly FixedPath[] = ['/rally', '/scoreboard', '/test'];

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

const placeNames = readJson<typeof places>('messages/state-names.json');

/** Countries that have American ZIP codes and nobody in Congress: they have no page. */
const INDEPENDENT = ['FM', 'MH', 'PW'];

/** The states, the District and the territories, each with its own page. */
export const statePages = Object.keys({ ...placeNames.en.states, ...placeNames.en.others })
  .filter((code) => !INDEPENDENT.includes(code))
  .map((code): { code: string; hasVote: boolean; path: LocalPath } => {
    const hasVote = code in placeNames.en.states;
    return { code, hasVote, path: statePath(code) };
  });

/** What a state is called in a locale. */
export function nameOfState(locale: Locale, code: string): string {
  const { states, others } = placeNames[locale];
  return ({ ...states, ...others } as Record<string, string>)[code] ?? '';
}

/** The width and height of a PNG, from its header. */
export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
