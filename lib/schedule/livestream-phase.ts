import { formatNumber } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';

/** In milliseconds since 1970. */
export type Span = { startsAt: number; endsAt: number };

export type LiveState =
  | { phase: 'upcoming'; startsInMs: number }
  | { phase: 'live' }
  | { phase: 'ended' };

export const MINUTE_MS = 60_000;

/** Live from its first millisecond until its end. */
export function liveState({ startsAt, endsAt }: Span, now: number): LiveState {
  if (now < startsAt) return { phase: 'upcoming', startsInMs: startsAt - now };
  return now < endsAt ? { phase: 'live' } : { phase: 'ended' };
}

/** How long the whole minutes of `liveState` stay true: at most a minute; null for ever. */
export function msUntilChange(span: Span, now: number): number | null {
  const state = liveState(span, now);
  if (state.phase === 'ended') return null;
  if (state.phase === 'live') return Math.min(span.endsAt - now, MINUTE_MS);
  return state.startsInMs % MINUTE_MS || MINUTE_MS;
}

/** Such as `9 days, 22 hours`, `2 h 40 min`, `40 min`; never empty before the start. */
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
