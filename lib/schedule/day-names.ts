import { formatDate } from '../i18n/formats';
import { locales } from '../i18n/locales';

/** Each of these days by a part of its name, whole and short, in all our languages. */
function namesOf(part: 'month' | 'weekday', days: readonly number[]): [string, number][] {
  return locales.flatMap((locale) =>
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

/** The number of a weekday, from 0 for Sunday, by its name in lower case. */
export const WEEKDAY_NAMES = new Map(namesOf('weekday', daysOfWeek));
