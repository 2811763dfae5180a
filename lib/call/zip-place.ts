import { looksLikeZip, plainDigits } from './phone-and-zip';
import { senatorsOf } from './senators';
import zipPrefixes from './zip-prefixes.json';

export type ZipPlace =
  | { kind: 'state'; code: string }
  | { kind: 'no-senators'; code: string }
  | { kind: 'two-states'; codes: string[] }
  | { kind: 'military' }
  | { kind: 'unknown' };

/**
 * Such as `010-027 05501`, by place: where the addresses lie, not the sorting centre, by labeling list L002 of the
 * USPS (https://pe.usps.com). Five digits are an exception to their prefix; a ZIP in two states, by the Census
 * Bureau's zcta_place_rel_10.txt, is one in both. Prefixes that are not in use are left out.
 */
const prefixes: Record<string, string> = zipPrefixes;

const military = ['AA', 'AE', 'AP'];

export function placeOfCode(code: string): ZipPlace {
  if (military.includes(code)) return { kind: 'military' };
  return { kind: senatorsOf(code).length > 0 ? 'state' : 'no-senators', code };
}

const allCodes = Object.keys(prefixes).filter((code) => !military.includes(code));

function holds(ranges: string, digits: string): boolean {
  return ranges.split(' ').some((range) => {
    const [from = '', to = from] = range.split('-');
    return from.length === digits.length && from <= digits && digits <= to;
  });
}

/**
 * The place of a ZIP by its first three digits, or by all five for the few exceptions; null while there are
 * fewer than three, and for what is no ZIP.
 */
export function placeFromZip(typed: string): ZipPlace | null {
  const zip = plainDigits(typed);
  if (/[^\d\s-]/.test(zip)) return null;
  const digits = zip.replace(/\D/g, '').slice(0, 5);
  if (digits.length < 3) return null;
  const find = (wanted: string) =>
    Object.keys(prefixes).filter((code) => holds(prefixes[code] ?? '', wanted));
  const exceptions = find(digits);
  if (exceptions.length > 1) return { kind: 'two-states', codes: exceptions };
  const [code] = [...exceptions, ...find(digits.slice(0, 3))];
  return code ? placeOfCode(code) : { kind: 'unknown' };
}

/** Null for anything but a whole ZIP: fewer digits may be the end of another one. */
export function placeOfZip(typed: string): ZipPlace | null {
  return looksLikeZip(typed) ? placeFromZip(typed) : null;
}

/** 07030 for 7030, since spreadsheets drop zeros; null for no place. */
export function zipWithZeros(typed: string): string | null {
  const [zip, digits] = /^(\d{3,4})(?:[\s-]*\d{4})?$/.exec(plainDigits(typed)) ?? [];
  const whole = zip && '0'.repeat(5 - (digits?.length ?? 0)) + zip;
  const place = placeOfZip(whole ?? '');
  return whole && place && place.kind !== 'unknown' ? whole : null;
}

/** The states that a ZIP may mean: two, or all if it is in no state; null if it settles the state. */
export function choicesFor(place: ZipPlace | null): string[] | null {
  if (place?.kind === 'two-states') return place.codes;
  return place?.kind === 'military' || place?.kind === 'unknown' ? allCodes : null;
}

/** By ZIP, or by the chosen state where the ZIP does not settle it; null if unknown. */
export function placeFrom(zip = '', chosenState = ''): ZipPlace | null {
  const place = placeFromZip(zip);
  const code = chosenState.trim().toUpperCase();
  const choices = place ? choicesFor(place) : allCodes;
  return choices?.includes(code) ? placeOfCode(code) : place;
}
