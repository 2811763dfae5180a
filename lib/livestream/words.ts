import { CAMPAIGN_TIME_ZONE } from '@/lib/calendar/dates';
import { formatDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { countdown } from './live-state';

/** A waiting time in words: `9 days, 22 hours`, `2 h 40 min`, `40 min`. */
export function countdownWords(ms: number, locale: Locale): string {
  const { days, hours, minutes } = countdown(ms);
  const counted = (value: number, unit: 'day' | 'hour') =>
    formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' });

  if (days > 0) {
    return [counted(days, 'day'), hours > 0 && counted(hours, 'hour')].filter(Boolean).join(', ');
  }
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}

/**
 * A moment by the visitor's own clock: `4:45 PM`, with the day before it where it is not the day
 * that it is in Washington: `Aug 3, 12:45 AM`. Without `timeZone` the device's is taken.
 */
export function localTime(moment: number, locale: Locale, timeZone?: string): string {
  const dayIn = (zone: string | undefined) =>
    new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: zone }).format(moment);
  const isSameDay = dayIn(timeZone) === dayIn(CAMPAIGN_TIME_ZONE);

  return formatDate(moment, locale, {
    ...(!isSameDay && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}
