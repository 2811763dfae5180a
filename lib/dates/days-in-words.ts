import type { Locale } from '../i18n/locales';
import { byClock, formatDate } from './formats';

/** The days of an event in words, where it has a moment: `July 27–31`, `27 de julio – 2 de agosto`. */
export function eventDay(starts: string, ends: string | undefined, locale: Locale, zone: string) {
  const from = byClock(starts, locale, zone);
  const to = byClock(ends ?? starts, locale, zone);
  const poster = { month: 'long', day: 'numeric' } as const;
  const [first, last] = [from(poster), to(poster)];
  if (first === last) return first;
  if (from({ month: 'long' }) !== to({ month: 'long' })) return `${first} – ${last}`;
  return first.replace(/\d+/, (day) => `${day}–${to({ day: 'numeric' })}`);
}

/** The dates of the season in a locale: `July 12 – August 8, 2021`, which breaks after its dash alone. */
export function seasonDates({ starts, ends }: { starts: string; ends: string }, locale: Locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  const written = (day: string, year?: 'numeric') =>
    formatDate(new Date(day), locale, {
      month: 'long',
      day: 'numeric',
      year,
      timeZone: 'UTC',
    }).replaceAll(' ', '\u00a0');
  return starts === ends
    ? written(ends, 'numeric')
    : `${written(starts, isOneYear ? undefined : 'numeric')}\u00a0– ${written(ends, 'numeric')}`;
}
