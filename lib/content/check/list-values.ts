import type { Locale } from '../../i18n/locales';
import { momentOf } from '../../local-moment';
import { isLeftOut, laidOver, withPicture } from '../laid-over.mjs';
import { type IdentifiedList, identifiedLists } from '../localized';
import type { Path } from './files/problem';
import { type Entry, valueAt } from './files/walk';

/** The keys that hold a moment, by file. */
export const momentKeys: Record<string, readonly string[]> = {
  livestreams: ['date', 'end_time'],
  events: ['starts_at', 'ends_at'],
  site: ['until', 'intro_moral_monday_starts_at'],
};

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

/** What a content file means: moments with their zone, a translation with the English of what it lacks. */
export function meantValue(
  { name, locale, timeZone }: { name: string; locale: Locale; timeZone: string },
  written: unknown,
  english: unknown,
): unknown {
  const value = withZones(name, written, timeZone);
  if (!isIdentifiedList(name)) return value;
  const whole = locale === 'en' ? value : laidOver(english, value);
  if (!Array.isArray(whole)) return whole;
  return whole.map((entry) => {
    if (!entry || typeof entry !== 'object' || Array.isArray(entry)) return entry;
    if (locale === 'en') return withPicture(entry, locale);
    const { left_out: _, ...own } = entry;
    return withPicture(own, locale);
  });
}

/** The entries of a translation's list that stand for themselves: as written, by their ids. */
export function ownEntries(written: unknown) {
  const entries = (Array.isArray(written) ? written : []).filter(
    (entry): entry is Entry => typeof entry === 'object' && entry !== null,
  );
  return {
    /** those that are to be shown in no way */
    leftOut: new Set(entries.filter(isLeftOut).map(({ id }) => String(id))),
    /** those that say nothing in words of their own */
    untitled: new Set(entries.filter(({ title }) => !title).map(({ id }) => String(id))),
  };
}

/** True where a translation has a value from English, as it has every id that both know, so that English is told what is wrong with it. */
export function isBorrowed(path: Path, written: unknown, english: unknown): boolean {
  const [index, key] = path;
  if (typeof index !== 'number' || key === undefined) return false;
  const id = valueAt(written, [index, 'id']);
  const isThere = Array.isArray(english) && english.some((entry) => entry?.id === id);
  const isOwn = key !== 'id' && valueAt(written, [index, key]) !== undefined;
  return id !== undefined && isThere && !isOwn;
}
