import { type Locale, locales } from '../i18n/locales';
import { formatDate } from './formats';

export type Days = { first: string; last: string };

type NamedDay = {
  text: string;
  /** From 0. */
  month: number;
  day: number;
  year: number | null;
};

/** Day numbers by their names in lower case, long and short, in these languages. */
function namesOf(
  part: 'month' | 'weekday',
  days: readonly number[],
  spoken: readonly Locale[] = locales,
): Map<string, number> {
  const names = spoken.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) =>
      days.map((day, index): [string, number] => {
        const name = formatDate(day, locale, { [part]: length, timeZone: 'UTC' });
        return [name.toLowerCase().replace('.', ''), index];
      }),
    ),
  );
  return new Map(names);
}

const firstsOfMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2021, month, 1));
const daysOfWeek = Array.from({ length: 7 }, (_, day) => Date.UTC(2021, 7, 1 + day));

const months = namesOf('month', firstsOfMonths);

/** Those that follow the day with no word between: `24 octobre`. */
const monthsAfterDays = namesOf(
  'month',
  firstsOfMonths,
  locales.filter((locale) => locale !== 'en' && locale !== 'es'),
);

const oneOf = (names: Map<string, number>) => [...names.keys()].join('|');
const WEEKDAY = `(?:\\b(?:${oneOf(namesOf('weekday', daysOfWeek))})\\.?,? )?`;
const MONTH = `(?<month>${oneOf(months)})(?!\\p{L})\\.?`;
const DAYS =
  '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: ?[–-] ?(?<last>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?';

/** The languages that write `1er août` or `24. Oktober`. */
const DAY_FIRST = `${WEEKDAY}\\b${DAYS}(?:er|\\.)? (?<month>${oneOf(monthsAfterDays)})(?!\\p{L})\\.?(?: (?<year>\\d{4}))?`;

const patterns = [
  `${WEEKDAY}\\b${MONTH} ${DAYS}(?!\\d)(?:,? (?<year>\\d{4}))?`,
  `${WEEKDAY}\\b${DAYS} de ${MONTH}(?:(?: de|,)? (?<year>\\d{4}))?`,
  ...(monthsAfterDays.size > 0 ? [DAY_FIRST] : []),
].map((pattern) => new RegExp(pattern, 'giu'));

/** Every day that a text names, both ends of `July 27–31`. */
export function namedDays(text: string): NamedDay[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, groups = {} }) => {
      const month = months.get((groups.month ?? '').toLowerCase());
      if (month === undefined) return [];
      const year = groups.year ? Number(groups.year) : null;
      return [groups.day, groups.last]
        .filter((day) => day !== undefined)
        .map((day) => ({ text: whole, month, day: Number(day), year }));
    }),
  );
}

export type Season = { starts: string; ends: string };

/** `2021-10-24`; null for a day that its month does not have. */
function isoDay(year: number, { month, day }: NamedDay): string | null {
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}

/** Of the season's years the one that brings the day nearest to the season. */
function seasonYear(named: NamedDay, { starts, ends }: Season): number {
  const [first, last] = [starts, ends].map((day) => Number(day.slice(0, 4))) as [number, number];
  const distance = (year: number) => {
    const moment = Date.UTC(year, named.month, named.day);
    return Math.max(Date.parse(starts) - moment, moment - Date.parse(ends), 0);
  };
  return distance(last) < distance(first) ? last : first;
}

/** `December 28 – January 3` */
const isOverNewYear = (from: NamedDay, to: NamedDay) => from.month - to.month > 6;

/** The days of `July 27 – August 2`, in its own year or the season's; null where it reads otherwise. */
export function displayDays(text: string, season: Season): Days | null {
  const named = namedDays(text);
  const texts = new Set(named.map((each) => each.text));
  const rest = [...texts].reduce((left, each) => left.replace(each, ''), text).trim();
  if (!(texts.size > 1 ? /^[–-]$/ : /^$/).test(rest)) return null;

  const [from, to] = [named[0], named.at(-1)];
  if (!from || !to) return null;
  const yearsBetween = isOverNewYear(from, to) ? 1 : 0;
  const firstYear =
    from.year ?? (to.year === null ? seasonYear(from, season) : to.year - yearsBetween);
  const first = isoDay(firstYear, from);
  const last = isoDay(to.year ?? firstYear + yearsBetween, to);
  return first && last && first <= last ? { first, last } : null;
}
