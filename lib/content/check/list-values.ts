import type { Locale } from '../../i18n/locales';
import { momentOf, stampOf } from '../../local-moment';
import { isLeftOut, laidOver, withPicture } from '../laid-over';
import { type IdentifiedList, identifiedLists } from '../localized';
import type { Path } from '../schema/json-schema';
import { momentKeys } from '../schema/json-schema';
import { type Entry, textOf, valueAt } from './files/json-path';

export const isIdentifiedList = (name: string): name is IdentifiedList =>
  identifiedLists.some((each) => each === name);

/** What a file says, each moment by the campaign's clock with its zone. */
function withZones(name: string, value: unknown, timeZone: string): unknown {
  const keys = momentKeys[name] ?? [];
  if (keys.length === 0 || !value || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((each) => withZones(name, each, timeZone));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) && typeof inner === 'string'
        ? (momentOf(inner, timeZone) ?? inner)
        : withZones(name, inner, timeZone),
    ]),
  );
}

/**
 * Gives livestreams without an id the stamp of their moment, by which calendars know them; one in a translation that
 * says no moment has the id of the English one at its place.
 */
export function withIds(list: readonly Entry[], english: unknown, timeZone: string): Entry[] {
  const seen = new Map<string, number>();
  return list.map((entry, index) => {
    if (!entry || typeof entry !== 'object' || entry.id !== undefined) return entry;
    const date = textOf(entry.date);
    const moment = momentOf(date, timeZone) ?? date;
    if (Number.isNaN(Date.parse(moment))) {
      const id = date ? undefined : valueAt(english, [index, 'id']);
      return id === undefined ? entry : { id, ...entry };
    }
    const stamp = stampOf(moment);
    const nth = (seen.get(stamp) ?? 0) + 1;
    seen.set(stamp, nth);
    return { id: nth === 1 ? stamp : `${stamp}-${nth}`, ...entry };
  });
}

/** What a content file means: moments with their zone, a translation with the English of what it lacks. */
export function meantValue(
  { name, locale, timeZone }: { name: string; locale: Locale; timeZone: string },
  written: unknown,
  english: unknown,
): unknown {
  const zoned = withZones(name, written, timeZone);
  if (!isIdentifiedList(name)) return zoned;
  const value =
    name === 'livestreams' && Array.isArray(zoned) ? withIds(zoned, english, timeZone) : zoned;
  const whole = locale === 'en' ? value : laidOver(english, value);
  if (!Array.isArray(whole)) return whole;
  return whole.map((entry) => {
    if (!entry || typeof entry !== 'object' || Array.isArray(entry)) return entry;
    if (locale === 'en') return withPicture(entry, locale);
    const { left_out: _, ...own } = entry;
    return withPicture(own, locale);
  });
}

/** The ids of a translation's entries that are to be left out, and of those that have no words of their own. */
export function ownEntries(written: unknown, meant: unknown) {
  const idsOf = (isMeant: (entry: Entry) => boolean) =>
    new Set(
      (Array.isArray(written) ? written : []).flatMap((entry, index) =>
        isMeant(entry) ? [textOf(valueAt(meant, [index, 'id']))] : [],
      ),
    );
  return { leftOut: idsOf(isLeftOut), untitled: idsOf((entry) => !entry?.title) };
}

/** True where a translation has a value from English, as it has every id that both know, so that English is told what is wrong with it. */
export function isBorrowed(
  path: Path,
  { written, meant, english }: { written: unknown; meant: unknown; english: unknown },
): boolean {
  const [index, key] = path;
  if (typeof index !== 'number' || key === undefined) return false;
  const id = valueAt(meant, [index, 'id']);
  const isThere = Array.isArray(english) && english.some((entry) => entry?.id === id);
  const isOwn = key !== 'id' && valueAt(written, [index, key]) !== undefined;
  return id !== undefined && isThere && !isOwn;
}
