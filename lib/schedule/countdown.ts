import { formatNumber } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';
import { MINUTE_MS } from './livestream-phase';

/** Such as `9 days, 22 hours`, `2 h 40 min`, `40 min`; never nothing while one waits. */
export function countdownWords(ms: number, locale: Locale): string {
  const total = Math.ceil(ms / MINUTE_MS);
  const days = Math.floor(total / 1440);
  const hours = Math.floor((total % 1440) / 60);
  const minutes = total % 60;
  const counted = (value: number, unit: 'day' | 'hour') =>
    formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'long' });

  if (days > 0) {
    return [counted(days, 'day'), hours > 0 && counted(hours, 'hour')].filter(Boolean).join(', ');
  }
  return [hours > 0 && `${hours} h`, minutes > 0 && `${minutes} min`].filter(Boolean).join(' ');
}
