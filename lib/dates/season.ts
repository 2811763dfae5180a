import type { Locale } from '../i18n/locales';
import { formatDate } from './formats';

/** The dates of the season in a locale: `July 12 – August 8, 2021`. */
export function seasonDates({ starts, ends }: { starts: string; ends: string }, locale: Locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  const written = (day: string, year?: 'numeric') =>
    formatDate(new Date(day), locale, { month: 'long', day: 'numeric', year, timeZone: 'UTC' });
  return starts === ends
    ? written(ends, 'numeric')
    : `${written(starts, isOneYear ? undefined : 'numeric')} – ${written(ends, 'numeric')}`;
}
