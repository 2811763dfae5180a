import type { Days } from './dates';
import { MONTH_NAMES, MONTHS_AFTER_DAYS, WEEKDAY_NAMES } from './day-names';

/** A day that a text names in words: `Sunday, October 24, 2021`, `24 de octubre`. */
export type NamedDay = {
  text: string;
  /** From 0. */
  month: number;
  day: number;
  year: number | null;
  /** From 0, Sunday. */
  weekday: number | null;
};

const oneOf = (names: Map<string, number>) => [...names.keys()].join('|');
const WEEKDAY = `(?:\\b(?<weekday>${oneOf(WEEKDAY_NAMES)})\\.?,? )?`;
const MONTH = `(?<month>${oneOf(MONTH_NAMES)})(?!\\p{L})\\.?`;
const DAYS =
  '(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: ?[–-] ?(?<last>\\d{1,2})(?!\\d)(?:st|nd|rd|th)?)?';

/** The languages that write `1er août` or `24. Oktober`. */
const DAY_FIRST = `${WEEKDAY}\\b${DAYS}(?:er|\\.)? (?<month>${MONTHS_AFTER_DAYS.join('|')})(?!\\p{L})\\.?(?: (?<year>\\d{4}))?`;

const patterns = [
  `${WEEKDAY}\\b${MONTH} ${DAYS}(?!\\d)(?:,? (?<year>\\d{4}))?`,
  `${WEEKDAY}\\b${DAYS} de ${MONTH}(?:(?: de|,)? (?<year>\\d{4}))?`,
  ...(MONTHS_AFTER_DAYS.length > 0 ? [DAY_FIRST] : []),
].map((pattern) => new RegExp(pattern, 'giu'));

/** Every day that a text names, the ends of a span such as `July 27–31` each. */
export function namedDays(text: string): NamedDay[] {
  return patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, groups = {} }) => {
      const month = MONTH_NAMES.get((groups.month ?? '').toLowerCase());
      if (month === undefined) return [];
      const year = groups.year ? Number(groups.year) : null;
      const weekday = WEEKDAY_NAMES.get((groups.weekday ?? '').toLowerCase()) ?? null;
      const first = { text: whole, month, day: Number(groups.day), year, weekday };
      return groups.last ? [first, { ...first, day: Number(groups.last), weekday: null }] : [first];
    }),
  );
}

/** Has every day that any year has. */
const LEAP_YEAR = 2020;

/** How many days the month of a named day has: in February 29 where it names no year. */
export function daysInMonth({ month, year }: Pick<NamedDay, 'month' | 'year'>): number {
  return new Date(Date.UTC(year ?? LEAP_YEAR, month + 1, 0)).getUTCDate();
}

/**
 * The days that a display date such as `October 24` or `July 27 – August 2` names, in its own year or,
 * where it has none, in that of the season; null where it reads otherwise.
 */
export function displayDays(text: string, seasonYear: number): Days | null {
  const named = namedDays(text);
  const texts = new Set(named.map((each) => each.text));
  const rest = [...texts].reduce((left, each) => left.replace(each, ''), text).trim();
  if (!(texts.size > 1 ? /^[–-]$/ : /^$/).test(rest)) return null;

  const year = named.find((each) => each.year)?.year ?? seasonYear;
  const days = named.map(({ month, day }) =>
    day > 0 && day <= daysInMonth({ month, year })
      ? new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10)
      : null,
  );
  const [first, last] = [days[0], days.at(-1)];
  return first && last && first <= last ? { first, last } : null;
}
