import { create } from 'zustand';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import { type CallFailure, callFailures } from './failures';
import { type CallTime, isRecent, storeCallTimes, storedCallTimes } from './recent-calls.browser';

/** Where the visitor's latest call stands; `at` is since when, by `performance.now()`. */
export type Attempt =
  | { phase: 'idle' }
  | { phase: 'confirming'; at: number; number: string; earlier: 'placed' | 'unknown' }
  | { phase: 'asked'; at: number }
  | { phase: 'placed'; at: number }
  | { phase: 'failed'; at: number; cause: CallFailure };

/**
 * A call that was requested and not refused. The number is in this page’s memory alone: of another
 * page’s or tab’s call, and of a form that the browser posted by itself, it is unknown.
 */
type RequestedCall = CallTime & { number?: string; isPlaced?: boolean; isOfOtherTab?: boolean };

type Attempts = { attempt: Attempt; calls: readonly RequestedCall[] };

export const noAttempt: Attempts = { attempt: { phase: 'idle' }, calls: [] };

/**
 * The attempts of this page, in memory; the other pages of the visit know when they were made. The service
 * dials on every request, so that only a step to `asked` may bring one.
 */
export const useAttempts = create<Attempts>(() => noAttempt);

/** Takes in calls that other pages of the visit requested, and the browser by itself. */
export function syncCallsFromStorage(): Attempts {
  addCalls(storedCallTimes());
  return useAttempts.getState();
}

/** Takes in calls of other pages and tabs. The latest call of this page stays the last. */
export function addCalls(others: readonly RequestedCall[]): void {
  const { calls } = useAttempts.getState();
  const isNew = ({ sentAt }: CallTime) => calls.every((call) => call.sentAt !== sentAt);
  useAttempts.setState({ calls: [...others.filter(isNew), ...calls] });
}

/** True for a page without an attempt of its own while a call of the visit may still be on its way. */
export function isCallOnItsWay({ attempt, calls }: Attempts): boolean {
  return attempt.phase === 'idle' && calls.some(isRecent);
}

/** What became of a recent call that may ring a phone with these digits; null without one. */
function earlierCall(calls: readonly RequestedCall[], number: string): 'placed' | 'unknown' | null {
  const recent = calls.filter(isRecent);
  const callTo = (wanted?: string) => recent.findLast((call) => call.number === wanted);
  const call = callTo(number) ?? callTo();
  return call ? (call.isPlaced ? 'placed' : 'unknown') : null;
}

function setAttempts(attempt: Attempt, calls: readonly RequestedCall[]): void {
  useAttempts.setState({ attempt, calls });
  storeCallTimes(calls.filter(({ isOfOtherTab }) => !isOfOtherTab));
}

/**
 * A press of Call for a number, by its digits; `isConfirmed` where the visitor was asked and wants another
 * call, which counts once the question could be read. True where the request is to be sent now, once.
 */
export function pressCall(number: string, isConfirmed: boolean): boolean {
  const { attempt, calls } = syncCallsFromStorage();
  if (attempt.phase === 'asked') return false;
  const now = performance.now();
  const earlier = earlierCall(calls, number);
  const isSame = attempt.phase === 'confirming' && attempt.number === number;
  const at = isSame ? attempt.at : now;
  if (earlier && !(isConfirmed && now - at >= SECOND_PRESS_MS)) {
    setAttempts({ phase: 'confirming', at, number, earlier }, calls);
    return false;
  }
  setAttempts({ phase: 'asked', at: now }, [...calls, { number, sentAt: Date.now(), at: now }]);
  return true;
}

/** What the service answered to the latest call; null where it is placed. */
export function answerCall(failure: CallFailure | null): void {
  const { calls } = syncCallsFromStorage();
  const at = performance.now();
  const others = calls.slice(0, -1);
  if (failure) {
    const { mayRing } = callFailures[failure];
    setAttempts({ phase: 'failed', at, cause: failure }, mayRing ? calls : others);
  } else {
    const placed = calls.slice(-1).map((call) => ({ ...call, isPlaced: true }));
    setAttempts({ phase: 'placed', at }, [...others, ...placed]);
  }
}
