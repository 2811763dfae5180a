import { keepForVisit, keptForVisit } from './storage';

/** When a call was asked for on this visit: a time in ms, empty without one. Never the number. */
const KEY = 'call_sent_at';
const RECENT_MS = 60_000;

function keep(sentAt: string): void {
  // where nothing is kept for the visit, the page itself still remembers
  document.documentElement.dataset.callSentAt = sentAt;
  keepForVisit(KEY, sentAt);
}

function sentAt(): number {
  return Number(document.documentElement.dataset.callSentAt ?? keptForVisit(KEY));
}

/** Remembers for this visit that a call was asked for just now. */
export function rememberCall(): void {
  keep(String(Date.now()));
}

/** Forgets the latest call: the service refused it, so no phone rings. */
export function forgetCall(): void {
  keep('');
}

/** True when a call was asked for on this visit, however long ago. */
export function wasCallSent(): boolean {
  return sentAt() > 0;
}

/** True within a minute of asking for a call: the service dials on every request. */
export function isCallRecent(): boolean {
  return Math.abs(Date.now() - sentAt()) < RECENT_MS;
}

/**
 * True where a press of Call is to be asked about first. A device's clock may be wrong, or set within
 * that minute: so what the page itself counts is heard, too.
 *
 * @param askedAt when this page last asked for a call, by `performance.now()`
 */
export function mayBeRinging(askedAt = Number.NEGATIVE_INFINITY): boolean {
  return wasCallSent() && (isCallRecent() || performance.now() - askedAt < RECENT_MS);
}
