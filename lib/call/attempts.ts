import { create } from 'zustand';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import {
  type CallTime,
  callTimeNow,
  isRecent,
  storeCallTimes,
  storedCallTimes,
} from './call-times.browser';
import { type CallFailure, callFailures } from './service';

/** Where the visitor's latest call stands, and since when, by `performance.now()`. */
export type Attempt =
  | { phase: 'idle' }
  | { phase: 'confirming'; at: number; number: string; earlier: 'placed' | 'unknown' }
  | { phase: 'asked'; at: number }
  | { phase: 'placed'; at: number }
  | { phase: 'failed'; at: number; cause: CallFailure };

/**
 * A call that may ring, in the minute after its request: one that was placed, or of which nobody knows. The
 * number, by its digits, is in this page's memory alone: of another page's call and of a form that the
 * browser posted by itself it is unknown.
 */
export type RequestedCall = CallTime & { number?: string; isPlaced?: boolean };

type Attempts = { attempt: Attempt; calls: readonly RequestedCall[] };

type AttemptEvent =
  | { type: 'press'; number: string; isConfirmed: boolean; time: CallTime }
  | { type: 'answer'; failure: CallFailure | null; at: number };

/** What became of a recent call that may ring a phone with these digits; null where there is none. */
function earlierCall(
  calls: readonly RequestedCall[],
  number: string,
  now: number,
): 'placed' | 'unknown' | null {
  const recent = calls.filter((call) => isRecent(call, now));
  const callTo = (wanted?: string) => recent.findLast((call) => call.number === wanted);
  const call = callTo(number) ?? callTo();
  return call ? (call.isPlaced ? 'placed' : 'unknown') : null;
}

/**
 * The next state after an event. The service dials on every request, so that only what leads to `asked` may
 * be followed by one, and a yes counts only once the question could be read.
 *
 * | state      | event                       | next       | what the visitor sees               |
 * | ---------- | --------------------------- | ---------- | ----------------------------------- |
 * | idle       | press                       | asked      | that the call is being started      |
 * | idle       | press, called a moment ago  | confirming | the question, under the button      |
 * | idle       | another page’s recent call  | idle       | that a call is on its way           |
 * | confirming | press, called a moment ago  | confirming | the question, under the button      |
 * | confirming | yes within 700 ms           | confirming | the question, under the button      |
 * | confirming | yes, another number by then | confirming | the question, under the button      |
 * | confirming | yes                         | asked      | that the call is being started      |
 * | confirming | press                       | asked      | that the call is being started      |
 * | asked      | press                       | asked      | that the call is being started      |
 * | asked      | answer: placed              | placed     | the card: the phone will ring       |
 * | asked      | answer: refused             | failed     | the card: the phone will not ring   |
 * | asked      | no answer                   | failed     | the card: the phone may still ring  |
 * | placed     | press                       | asked      | that the call is being started      |
 * | placed     | press, called a moment ago  | confirming | the question, under the button      |
 * | failed     | press                       | asked      | that the call is being started      |
 * | failed     | press, called a moment ago  | confirming | the question, under the button      |
 */
export function attemptStep(state: Attempts, event: AttemptEvent): Attempts {
  const { attempt, calls } = state;
  if (event.type === 'answer') return answered(calls, event);
  if (attempt.phase === 'asked') return state;
  const { number, isConfirmed, time } = event;
  const earlier = earlierCall(calls, number, time.at);
  const isSame = attempt.phase === 'confirming' && attempt.number === number;
  const at = isSame ? attempt.at : time.at;
  const isRead = time.at - at >= SECOND_PRESS_MS;
  if (earlier && !(isConfirmed && isRead)) {
    return { calls, attempt: { phase: 'confirming', at, number, earlier } };
  }
  return { calls: [...calls, { ...time, number }], attempt: { phase: 'asked', at: time.at } };
}

/** The latest call is answered. One that was refused rings nobody. */
function answered(
  calls: readonly RequestedCall[],
  { failure, at }: Extract<AttemptEvent, { type: 'answer' }>,
): Attempts {
  const others = calls.slice(0, -1);
  const latest = calls.slice(-1);
  if (!failure) {
    const placed = latest.map((call) => ({ ...call, isPlaced: true }));
    return { attempt: { phase: 'placed', at }, calls: [...others, ...placed] };
  }
  const { mayRing } = callFailures[failure];
  return { attempt: { phase: 'failed', at, cause: failure }, calls: mayRing ? calls : others };
}

export const noAttempt: Attempts = { attempt: { phase: 'idle' }, calls: [] };

/** The attempts of this page, in memory; when they were made is stored for the other pages of the visit. */
export const useAttempts = create<Attempts>(() => noAttempt);

/** This page's calls after those of which it has only heard. */
function withStored(calls: readonly RequestedCall[]): RequestedCall[] {
  const others = storedCallTimes().filter(({ sentAt }) =>
    calls.every((call) => call.sentAt !== sentAt),
  );
  return [...others, ...calls];
}

/** Hears of calls that other pages of the visit requested, and the browser by itself. */
export function hearOfCalls(): void {
  useAttempts.setState(({ calls }) => ({ calls: withStored(calls) }));
}

/** True for a page without an attempt of its own while a call of the visit may still be on its way. */
export function isCallOnItsWay({ attempt, calls }: Attempts): boolean {
  return attempt.phase === 'idle' && calls.some((call) => isRecent(call));
}

function send(event: AttemptEvent): Attempt {
  const { attempt, calls } = attemptStep(useAttempts.getState(), event);
  useAttempts.setState({ attempt, calls });
  storeCallTimes(calls);
  return attempt;
}

/**
 * A press of Call for a number, by its digits; `isConfirmed` where the visitor was asked and wants another
 * call. True where the service is to be asked now, once.
 */
export function pressCall(number: string, isConfirmed: boolean): boolean {
  hearOfCalls();
  const { attempt, calls } = useAttempts.getState();
  const time = callTimeNow(calls);
  const next = send({ type: 'press', number, isConfirmed, time });
  return next.phase === 'asked' && attempt.phase !== 'asked';
}

/** What the service answered: null for a placed call. */
export function answerCall(failure: CallFailure | null): void {
  hearOfCalls();
  send({ type: 'answer', failure, at: performance.now() });
}
