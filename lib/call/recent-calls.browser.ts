import { preventReload } from '@/lib/browser/reload';
import { storedForVisit, storeForVisit } from '@/lib/browser/storage';

const MAY_RING_MS = 60_000;

export type CallTime = {
  /** by `Date.now()`, which the pages of a visit have in common */
  sentAt: number;
  /** by `performance.now()`: a device's clock may be wrong, or set within that minute */
  at: number;
};

declare global {
  interface Window {
    /** set by the gate's script, read by the framework's */
    postedCall?: CallTime;
  }
}

/** Times alone, never the numbers. */
const KEY = 'calls';

const storedTimes = () => (storedForVisit(KEY) ?? '').split(' ').map(Number).filter(Boolean);

// a new page would not know whom this one called, and ask before any other call
preventReload(() => Boolean(storedForVisit(KEY)));

/** True within a minute of a request: the service dials on every one. False for a time in the future. */
export function isRecent({ at }: CallTime): boolean {
  const age = performance.now() - at;
  return age >= 0 && age < MAY_RING_MS;
}

/** A call of another page, which knows when it was by the device’s clock alone. */
export function callTimeOf(sentAt: number): CallTime {
  return { sentAt, at: performance.now() - (Date.now() - sentAt) };
}

export function storeCallTimes(calls: readonly CallTime[]): void {
  storeForVisit(KEY, calls.map(({ sentAt }) => sentAt).join(' '));
}

/** The calls that the browser posted by itself, and those that the visit has stored. */
export function storedCallTimes(): CallTime[] {
  const posted = window.postedCall ? [window.postedCall] : [];
  const others = storedTimes().filter((time) => posted.every(({ sentAt }) => sentAt !== time));
  return [...posted, ...others.map(callTimeOf)];
}

/** Remembers that the browser posts a call form by itself now, to a number that scripts have not read. */
export function rememberPostedCall(): void {
  const sentAt = Date.now();
  storeForVisit(KEY, `${storedForVisit(KEY) ?? ''} ${sentAt}`);
  window.postedCall = { sentAt, at: performance.now() };
}
