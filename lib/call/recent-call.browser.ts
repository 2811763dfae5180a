import { keepForVisit, keptForVisit } from '@/lib/browser/storage';

/** When a call was asked for on this visit: a time in ms, 0 without one. Never the number. */
const KEY = 'call_sent_at';
export const RECENT_MS = 60_000;

/** When the latest call of this visit was asked for, by `Date.now()`; 0 without one. */
export function callSentAt(): number {
  const { callSentAt = 0 } = document.documentElement.dataset;
  // a page that comes back by Back has not seen what another asked for since
  return Math.max(Number(callSentAt), Number(keptForVisit(KEY)));
}

/**
 * Remembers for this visit when the latest call was asked for: just now or, where a service refused
 * what was asked for just now, at the time that was remembered before.
 */
export function rememberCall(sentAt = Date.now()): void {
  // where nothing is kept for the visit, the page itself still remembers
  document.documentElement.dataset.callSentAt = String(sentAt);
  keepForVisit(KEY, String(sentAt));
}

/** True when a call was asked for on this visit, however long ago. */
export function wasCallSent(): boolean {
  return callSentAt() > 0;
}

/** True within a minute of asking for a call: the service dials on every request. */
export function isCallRecent(): boolean {
  return wasCallSent() && Math.abs(Date.now() - callSentAt()) < RECENT_MS;
}
