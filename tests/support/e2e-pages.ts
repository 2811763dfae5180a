import { entryPath, statePath } from '@/lib/addresses/paths';
import { type FixedPath, localePath, screenPaths } from '@/lib/addresses/routes';
import { type Locale, locales, readyLocales } from '@/lib/i18n/locales';
import type { SheetName } from '@/lib/print/choice';
import type places from '@/messages/state-names.json';
import { readJson } from '@/scripts/files';
import { stringsOf } from './e2e-strings';

type PageOfSite = {
  locale: Locale;
  path: FixedPath;
  address: string;
  heading: string;
  /** from search engines */
  isHidden: boolean;
};

function headingsIn(locale: Locale): Record<FixedPath, string> {
  const { content, scoreboard, titles } = stringsOf(locale);
  return {
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
}

export const hiddenPaths: readonly FixedPath[] = ['/rally', '/scoreboard', '/test'];

export const pages: PageOfSite[] = locales.flatMap((locale) =>
  screenPaths.map((path) => ({
    locale,
    path,
    address: localePath(locale, path),
    heading: headingsIn(locale)[path],
    isHidden: hiddenPaths.includes(path) || !readyLocales.includes(locale),
  })),
);

const placeNames = readJson<typeof places>('messages/state-names.json');

/** Countries with US ZIP codes and without a seat in Congress: they have no page. */
const INDEPENDENT = ['FM', 'MH', 'PW'];

export const statePages = Object.keys({ ...placeNames.en.states, ...placeNames.en.others })
  .filter((code) => !INDEPENDENT.includes(code))
  .map((code) => ({ code, hasVote: code in placeNames.en.states, path: statePath(code) }));

export const entryPages = stringsOf('en').content.toolkit.map(({ id }) => ({
  path: entryPath(id),
}));

export function nameOfState(locale: Locale, code: string): string {
  const { states, others } = placeNames[locale];
  return ({ ...states, ...others } as Record<string, string>)[code] ?? '';
}

export function pngSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 1, 4) !== 'PNG') throw new Error('This is not a PNG.');
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}

const DIALS = 'tel:+12022243121';

/** What the QR codes of each sheet of the print kit lead to, in these languages side by side. */
export function sheetCodes(
  site: string,
  inThese: readonly Locale[],
  call = '/call',
  query = '',
): Record<SheetName, string[]> {
  const pages = inThese.map((locale) =>
    ['/letter', call, '/rsvp'].map((path) => site + localePath(locale, path as '/call') + query),
  );
  const asks = pages.map(([, ask = '']) => ask);
  const inTurn = (count: number) =>
    Array.from({ length: count }, (_, index) => asks[index % asks.length] ?? '');
  return {
    flyer: asks,
    cards: inTurn(4),
    strips: inTurn(8),
    'sign-up': pages.flatMap((each) => [...each, DIALS]),
    window: asks,
    letter: [],
  };
}
