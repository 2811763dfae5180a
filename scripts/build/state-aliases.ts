import { bareStateName, pageCodes } from '@/lib/call/state-names';
import prefixes from '@/lib/call/zip-prefixes.json';
import { locales } from '@/lib/i18n/locales';
import { slugOf, statePath } from '@/lib/paths';

/**
 * What else people write for a state's page: its code in capitals, its names, its ZIPs as patterns such
 * as `25\d\d\d`. Without a code, for ZIPs that lie in two states.
 */
export type Alias = { code: string | null; names: string[]; zips: string[] };

/**
 * The other addresses of the states' pages among these; none in a campaign that has no such pages.
 * Single ZIPs come before the thousands that they are exceptions of.
 */
export function stateAliases(pages: string[]): Alias[] {
  const codes = pageCodes.filter((code) => pages.includes(statePath(code)));
  if (codes.length === 0) return [];

  const single = Object.entries(prefixes).flatMap(([code, ranges]) =>
    zipsIn(ranges)
      .filter((digits) => digits.length === 5)
      .map((zip) => ({ code, zip })),
  );
  const count = (zip: string) => single.filter((each) => each.zip === zip).length;
  const shared = single.filter(({ code, zip }) => count(zip) > 1 || !codes.includes(code));
  return [
    { code: null, names: [], zips: [...new Set(shared.map(({ zip }) => zip))] },
    ...single
      .filter((each) => !shared.includes(each))
      .map(({ code, zip }) => ({ code, names: [], zips: [zip] })),
    ...codes.map((code) => ({
      code,
      names: [...new Set(locales.map((locale) => slugOf(bareStateName(code, locale))))],
      zips: patternsOf(
        zipsIn((prefixes as Record<string, string>)[code] ?? '').filter(
          (digits) => digits.length === 3,
        ),
      ),
    })),
  ];
}

/** The numbers of ranges such as `010-027 05501`, each with its zeros. */
function zipsIn(ranges: string) {
  return ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) =>
      String(Number(from) + index).padStart(from.length, '0'),
    );
  });
}

/** The ZIPs that begin with these three digits, the last of them together. */
function patternsOf(prefixes: string[]) {
  const heads = [...new Set(prefixes.map((digits) => digits.slice(0, 2)))];
  return heads.map((head) => {
    const last = prefixes.filter((each) => each.startsWith(head)).map((each) => each.slice(2));
    return `${head}[${last.join('')}]\\d\\d`;
  });
}
