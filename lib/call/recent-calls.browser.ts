import { KEEPS_PAGES } from '@/lib/browser/reload';
import { keepForVisit, keptForVisit } from '@/lib/browser/storage';

const RECENT_MS = 60_000;

/** A call that the service was asked for, and did not refuse. */
export type AskedCall = {
  /** by its digits; unknown for a form that the browser posted, and for another page's call */
  number?: string | undefined;
  isPlaced?: boolean;
  /** by `Date.now()`, which the pages of a visit have in common */
  sentAt: number;
  /** by `performance.now()`: a device's clock may be wrong, or set within that minute */
  askedAt: number;
};

declare global {
  interface Window {
    /** This page's calls. The gate and the framework are two scripts, with this file in both. */
    askedCalls?: AskedCall[];
  }
}

/**
 * Where the visit keeps when its calls were asked for, one after the other; never the numbers, so that
 * a page that is loaded anew no longer knows whom it called.
 */
const KEY = KEEPS_PAGES;

const keptTimes = () => (keptForVisit(KEY) ?? '').split(' ').filter(Boolean).map(Number);

/** A list without one item, and with any others that equal it. */
function without<T>(list: readonly T[], item: T): T[] {
  const index = list.indexOf(item);
  return list.filter((_, each) => each !== index);
}

/**
 * This page's calls, and those that the visit keeps of its other pages: their age is taken from the
 * device's clock when they are first seen here, and counted on by the page's own.
 */
function callsOfVisit(): AskedCall[] {
  const calls = window.askedCalls ?? [];
  const others = calls.reduce((times, { sentAt }) => without(times, sentAt), keptTimes());
  window.askedCalls = [
    ...calls,
    ...others.map((sentAt) => ({ sentAt, askedAt: performance.now() - (Date.now() - sentAt) })),
  ];
  return window.askedCalls;
}

/**
 * True within a minute of asking for a call: the service dials on every request. A call of the future,
 * of a page that believed in another time, is none.
 */
export function isRecent({ askedAt }: AskedCall): boolean {
  return Math.abs(performance.now() - askedAt) < RECENT_MS;
}

/** True where a call may still be on its way. */
export function isCallRecent(): boolean {
  return callsOfVisit().some(isRecent);
}

/**
 * What became of a call of the last minute that may be about to ring a phone with these digits. Null
 * where there is none.
 */
export function recentCall(number: string): 'placed' | 'unknown' | null {
  const calls = callsOfVisit().filter(isRecent);
  const callTo = (wanted?: string) => calls.findLast((call) => call.number === wanted);
  const call = callTo(number) ?? callTo();
  return call ? (call.isPlaced ? 'placed' : 'unknown') : null;
}

/**
 * Remembers that the service is asked for a call now, to a number that only this page's memory keeps.
 * Returns the call, for what is known of it once the service has answered.
 */
export function rememberCall(number?: string): AskedCall {
  const call = { number, sentAt: Date.now(), askedAt: performance.now() };
  window.askedCalls = [...(window.askedCalls ?? []), call];
  keepForVisit(KEY, [keptForVisit(KEY), call.sentAt].join(' ').trim());
  return call;
}

/** Remembers that a call was placed. */
export function rememberPlaced(call: AskedCall): void {
  call.isPlaced = true;
}

/** Forgets a call that the service refused: it rings nobody. */
export function forgetCall(call: AskedCall): void {
  window.askedCalls = without(window.askedCalls ?? [], call);
  keepForVisit(KEY, without(keptTimes(), call.sentAt).join(' '));
}
