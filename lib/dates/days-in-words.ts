import type { Locale } from '../i18n/locales';
import { byClock, formatDate } from './formats';
import { zoneName } from './local-moment';

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

const ORDINALS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** A livestream's day in words: `October 24th, 2021`, `24 de octubre de 2021`. */
export function livestreamDay(iso: string, locale: Locale, timeZone: string): string {
  const whole = byClock(iso, locale, timeZone)({ dateStyle: 'long' });
  if (locale !== 'en') return whole;
  return whole.replace(/\d+(?=,)/, (day) => `${day}${ORDINALS[ordinals.select(Number(day))]}`);
}

const PACIFIC = 'America/Los_Angeles';

/** A livestream's time by the campaign's clock and by the Pacific one: `4:00 PM ET / 1:00 PM PT`. */
export function livestreamTime(iso: string, locale: Locale, campaignZone: string): string {
  const clock = (timeZone: string) => {
    const time = byClock(iso, locale, timeZone)({ hour: 'numeric', minute: '2-digit' });
    return `${time.replaceAll('\u00a0', ' ')} ${zoneName(timeZone)}`;
  };
  return [...new Set([campaignZone, PACIFIC].map(clock))].join(' / ');
}

/** The dates of the season in a locale: `July 12 – August 8, 2021`. */
export function seasonDates({ starts, ends }: { starts: string; ends: string }, locale: Locale) {
  const isOneYear = starts.slice(0, 4) === ends.slice(0, 4);
  const written = (day: string, year?: 'numeric') =>
    formatDate(new Date(day), locale, { month: 'long', day: 'numeric', year, timeZone: 'UTC' });
  return starts === ends
    ? written(ends, 'numeric')
    : `${written(starts, isOneYear ? undefined : 'numeric')} – ${written(ends, 'numeric')}`;
}
