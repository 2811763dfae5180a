import { join } from 'node:path';
import { pageCodes } from '../../lib/call/state-codes.mjs';
import { locales } from '../../lib/i18n/languages.mjs';
import { slugOf, statePath } from '../../lib/page-paths.mjs';
import { readJson } from '../files.mjs';
import { ROOT } from '../paths.mjs';

/**
 * What else people write for a state's page: its code in capitals, its names, its ZIPs as patterns
 * such as `25\d\d\d`. Without a code, for ZIPs that lie in two states.
 *
 * @typedef {{ code: string | null, names: string[], zips: string[] }} Alias
 */

/**
 * The other addresses of the states' pages among these; none in a campaign that has no such pages.
 * Single ZIPs come before the thousands that they are exceptions of.
 *
 * @param {string[]} pages
 * @returns {Alias[]}
 */
export function stateAliases(pages) {
  /** @type {Record<string, { states: Record<string, string>, others: Record<string, string> }>} */
  const places = readJson(join(ROOT, 'messages/state-names.json'));
  /** @type {Record<string, string>} */
  const prefixes = readJson(join(ROOT, 'lib/call/zip-prefixes.json'));
  const codes = pageCodes(places.en).filter((code) => pages.includes(statePath(code)));
  if (codes.length === 0) return [];

  const single = Object.entries(prefixes).flatMap(([code, ranges]) =>
    zipsIn(ranges)
      .filter((digits) => digits.length === 5)
      .map((zip) => ({ code, zip })),
  );
  const count = (/** @type {string} */ zip) => single.filter((each) => each.zip === zip).length;
  const shared = single.filter(({ code, zip }) => count(zip) > 1 || !codes.includes(code));
  return [
    { code: null, names: [], zips: [...new Set(shared.map(({ zip }) => zip))] },
    ...single
      .filter((each) => !shared.includes(each))
      .map(({ code, zip }) => ({ code, names: [], zips: [zip] })),
    ...codes.map((code) => ({
      code,
      names: [
        ...new Set(
          locales.map((locale) => {
            const { states, others } = places[locale] ?? places.en;
            return slugOf({ ...states, ...others }[code] ?? code);
          }),
        ),
      ],
      zips: patternsOf(zipsIn(prefixes[code] ?? '').filter((digits) => digits.length === 3)),
    })),
  ];
}

/** The numbers of ranges such as `010-027 05501`, each with its zeros. @param {string} ranges */
function zipsIn(ranges) {
  return ranges.split(' ').flatMap((range) => {
    const [from = '', to = from] = range.split('-');
    const count = Number(to) - Number(from) + 1;
    return Array.from({ length: count }, (_, index) =>
      String(Number(from) + index).padStart(from.length, '0'),
    );
  });
}

/** The ZIPs that begin with these three digits, the last of them together. @param {string[]} prefixes */
function patternsOf(prefixes) {
  const heads = [...new Set(prefixes.map((digits) => digits.slice(0, 2)))];
  return heads.map((head) => {
    const last = prefixes.filter((each) => each.startsWith(head)).map((each) => each.slice(2));
    return `${head}[${last.join('')}]\\d\\d`;
  });
}
