import { type Locale, locales } from '../i18n/locales';
import { formatDate } from './formats';

/** Each of these days by a part of its name, whole and short, in these languages. */
function namesOf(
  part: 'month' | 'weekday',
  days: readonly number[],
  spoken: readonly Locale[] = locales,
): [string, number][] {
  return spoken.flatMap((locale) =>
    (['long', 'short'] as const).flatMap((length) =>
      days.map((day, index): [string, number] => {
        const name = formatDate(day, locale, { [part]: length, timeZone: 'UTC' });
        return [name.toLowerCase().replace('.', ''), index];
      }),
    ),
  );
}

const firstsOfMonths = Array.from({ length: 12 }, (_, month) => Date.UTC(2021, month, 1));
const daysOfWeek = Array.from({ length: 7 }, (_, day) => Date.UTC(2021, 7, 1 + day));

/** The number of a month, from 0, by its name in lower case: `october`, `oct`, `octubre`. */
export const MONTH_NAMES = new Map(namesOf('month', firstsOfMonths));

/** The names of months that follow the day with no word between: `24 octobre`. */
export const MONTHS_AFTER_DAYS = namesOf(
  'month',
  firstsOfMonths,
  locales.filter((locale) => locale !== 'en' && locale !== 'es'),
).map(([name]) => name);

/** The number of a weekday, from 0 for Sunday, by its name in lower case. */
export const WEEKDAY_NAMES = new Map(namesOf('weekday', daysOfWeek));
