import { MONTH_NAMES, MONTHS_AFTER_DAYS, WEEKDAY_NAMES } from '../dates/day-names';
import type { Days } from './dates';

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

/** The first and the last day of a season, as in campaign.json. */
export type Season = { starts: string; ends: string };

const isoDay = (year: number, { month, day }: Pick<NamedDay, 'month' | 'day'>) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** The year of a day that names none: of the season's years the one that brings it nearest to the season. */
export function seasonYear(
  named: Pick<NamedDay, 'month' | 'day'>,
  { starts, ends }: Season,
): number {
  const [first, last] = [starts, ends].map((day) => Number(day.slice(0, 4))) as [number, number];
  const distance = (year: number) => {
    const moment = Date.parse(isoDay(year, named));
    return Math.max(Date.parse(starts) - moment, moment - Date.parse(ends), 0);
  };
  return distance(last) < distance(first) ? last : first;
}

/** A span from so late to so early in the year, such as `December 28 – January 3`, goes over New Year. */
const isOverNewYear = (from: NamedDay, to: NamedDay) => from.month - to.month > 6;

/**
 * The days that a display date such as `October 24` or `July 27 – August 2` names, in its own year or,
 * where it has none, in that of the season; null where it reads otherwise.
 */
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
  const [first, last] = [
    { ...from, year: firstYear },
    { ...to, year: to.year ?? firstYear + yearsBetween },
  ].map((each) => (each.day > 0 && each.day <= daysInMonth(each) ? isoDay(each.year, each) : null));
  return first && last && first <= last ? { first, last } : null;
}
