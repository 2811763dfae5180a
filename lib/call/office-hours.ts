import { localMoment } from '@/lib/dates/local-moment';

export const SENATE_TIME_ZONE = 'America/New_York';

const OPENS_AT_HOUR = 9;
const CLOSES_AT_HOUR = 17;

const DAY_MS = 86_400_000;
const [MONDAY, THURSDAY, SATURDAY, SUNDAY] = [1, 4, 6, 0];

type Day = number;

const weekday = (day: Day) => new Date(day).getUTCDay();

/** `nth` -1 is the last one of the month. */
function nthWeekday(year: number, month: number, wanted: number, nth: number): Day {
  const first = Date.UTC(year, nth > 0 ? month : month + 1, 1);
  const ahead = (wanted - weekday(first) + 7) % 7;
  return first + (ahead + 7 * (nth > 0 ? nth - 1 : nth)) * DAY_MS;
}

/** Saturdays are observed on Friday, Sundays on Monday. */
function observed(year: number, month: number, date: number): Day {
  const day = Date.UTC(year, month, date);
  if (weekday(day) === SATURDAY) return day - DAY_MS;
  return weekday(day) === SUNDAY ? day + DAY_MS : day;
}

/** The eleven federal holidays of a year as they are observed (5 U.S.C. 6103). */
export function federalHolidays(year: number): Day[] {
  return [
    observed(year, 0, 1), // New Year's Day
    nthWeekday(year, 0, MONDAY, 3), // Birthday of Martin Luther King, Jr.
    nthWeekday(year, 1, MONDAY, 3), // Washington's Birthday
    nthWeekday(year, 4, MONDAY, -1), // Memorial Day
    observed(year, 5, 19), // Juneteenth
    observed(year, 6, 4), // Independence Day
    nthWeekday(year, 8, MONDAY, 1), // Labor Day
    nthWeekday(year, 9, MONDAY, 2), // Columbus Day
    observed(year, 10, 11), // Veterans Day
    nthWeekday(year, 10, THURSDAY, 4), // Thanksgiving Day
    observed(year, 11, 25), // Christmas Day
  ];
}

function isWorkingDay(day: Day): boolean {
  if ([SATURDAY, SUNDAY].includes(weekday(day))) return false;
  const year = new Date(day).getUTCFullYear();
  // a New Year's Day on a Saturday is observed in the year before
  return ![...federalHolidays(year), observed(year + 1, 0, 1)].includes(day);
}

function inWashington(moment: Date): { day: Day; hour: number } {
  const [day = '', time = ''] = localMoment(moment.getTime(), SENATE_TIME_ZONE).split('T');
  return { day: Date.parse(day), hour: Number(time.slice(0, 2)) };
}

/** Eastern time is four hours behind UTC in summer, five in winter. */
function openingOf(day: Day): Date {
  const [summer, winter] = [4, 5].map(
    (behind) => new Date(day + (OPENS_AT_HOUR + behind) * 3_600_000),
  ) as [Date, Date];
  return inWashington(summer).hour === OPENS_AT_HOUR ? summer : winter;
}

/** True while the senators' offices in Washington are open: working days from 9 to 5 Eastern time. */
export function areOfficesOpen(now: Date): boolean {
  const { day, hour } = inWashington(now);
  return isWorkingDay(day) && hour >= OPENS_AT_HOUR && hour < CLOSES_AT_HOUR;
}

/** In an hour, or when the offices open. */
export function nextTry(now: Date): Date {
  const later = new Date(now.getTime() + 3_600_000);
  return areOfficesOpen(now) && areOfficesOpen(later) ? later : nextOpening(now);
}

export function nextOpening(now: Date): Date {
  let { day } = inWashington(now);
  while (!isWorkingDay(day) || openingOf(day) <= now) day += DAY_MS;
  return openingOf(day);
}
