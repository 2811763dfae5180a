import type { Days } from './dates';
import { MONTH_NAMES, WEEKDAY_NAMES } from './day-names';

const MONTH = '(?<month>\\p{L}+)';
const LAST_MONTH = '(?<lastMonth>\\p{L}+)';
const DAY = '(?<day>\\d{1,2})';
const LAST_DAY = '(?<lastDay>\\d{1,2})';

const WEEKDAY = `(?:(?:${[...WEEKDAY_NAMES.keys()].join('|')}),? )?`;
const YEAR = '(?:(?:,| de|) (?<year>\\d{4}))?';

const patterns = [
  // October 24; July 27–31; July 27 – August 2
  `${MONTH} ${DAY}(?: ?[–-] ?(?:${LAST_MONTH} )?${LAST_DAY})?`,
  // 24 de octubre; 27–31 de julio
  `${DAY}(?: ?[–-] ?${LAST_DAY})? de ${MONTH}`,
  // 27 de julio – 2 de agosto
  `${DAY} de ${MONTH} ?[–-] ?${LAST_DAY} de ${LAST_MONTH}`,
].map((pattern) => new RegExp(`^${WEEKDAY}${pattern}${YEAR}$`, 'iu'));

/** A day as `2021-10-24`, or null for one that the month does not have. */
function isoDay(year: number, monthName: string, day: number): string | null {
  const month = MONTH_NAMES.get(monthName.toLowerCase());
  if (month === undefined) return null;
  const date = new Date(Date.UTC(year, month, day));
  return date.getUTCMonth() === month ? date.toISOString().slice(0, 10) : null;
}

/**
 * The days that a display date such as `October 24` names, in its own year or, where it has none, in
 * that of the season; null where it reads otherwise.
 */
export function displayDays(text: string, seasonYear: number): Days | null {
  const found = patterns.map((pattern) => pattern.exec(text.trim())?.groups).find(Boolean);
  if (!found?.month || !found.day) return null;
  const { month, day, lastMonth = month, lastDay = day } = found;
  const year = Number(found.year ?? seasonYear);
  const first = isoDay(year, month, Number(day));
  const last = isoDay(year, lastMonth, Number(lastDay));
  return first && last && first <= last ? { first, last } : null;
}
