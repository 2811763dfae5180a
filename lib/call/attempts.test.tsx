import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import { reloadOnce } from '@/lib/browser/reload';
import {
  type Attempt,
  answerCall,
  isCallOnItsWay,
  noAttempt,
  pressCall,
  syncCallsFromStorage,
  useAttempts,
} from './attempts';
import type { CallFailure } from './failures';
import { joinOtherTabs } from './other-tabs.browser';
import { rememberPostedCall } from './recent-calls.browser';

const [A, B, C, D] = ['2025550142', '2025550143', '2025550144', '2025550145'] as const;

function request(number: string) {
  if (pressCall(number, false)) return;
  wait(SECOND_PRESS_MS / 1_000);
  expect(pressCall(number, true)).toBe(true);
}

const placed = (number: string) => [request(number), answerCall(null)];
const refused = (number: string) => [request(number), answerCall('refused')];
const unanswered = (number: string) => [request(number), answerCall('timed-out')];

function openAnew() {
  useAttempts.setState(noAttempt);
  delete window.postedCall;
}

/** What a press of Call shows of an earlier call to this number; null where it requests one. */
function earlierCallTo(number: string) {
  const isRequested = pressCall(number, false);
  const { attempt } = useAttempts.getState();
  return !isRequested && attempt.phase === 'confirming' ? attempt.earlier : null;
}

function isOnItsWay() {
  syncCallsFromStorage();
  return isCallOnItsWay({ ...useAttempts.getState(), ...{ attempt: { phase: 'idle' } } });
}

let uptimeMs = 0;
function wait(seconds: number) {
  uptimeMs += seconds * 1_000;
  vi.advanceTimersByTime(seconds * 1_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => uptimeMs);
  sessionStorage.clear();
  openAnew();
});

const numbers: Record<string, string> = { A, B, C };
const calls = { placed, refused, unanswered, requested: request };
const steps: Record<string, () => unknown> = {
  'a new page': openAnew,
  'one elsewhere': () => sessionStorage.setItem('calls /', String(Date.now())),
  'a posted form': rememberPostedCall,
  'answer refused': () => answerCall('refused'),
  'a clock of 2099': () => vi.setSystemTime('2099-01-01'),
  'a clock of 1999': () => vi.setSystemTime('1999-01-01'),
  'a clock of 1970': () => vi.setSystemTime(30_000),
  'a clock set back': () => vi.setSystemTime(Date.now() - 30_000),
};

/** Does what is said: `A placed`, `59 s`, or one of the steps. */
function act(said: string): void {
  const [first = '', second = ''] = said.split(' ');
  if (steps[said]) steps[said]();
  else if (second === 's') wait(Number(first));
  else calls[second as keyof typeof calls](numbers[first] ?? '');
}

test.each<[string, ReturnType<typeof earlierCallTo>, boolean]>([
  ['0 s', null, false],
  ['A placed', 'placed', true],
  ['A refused', null, false],
  ['B placed', null, true],
  ['A placed, B placed', 'placed', true],
  ['A placed, B refused', 'placed', true],
  ['A placed, A refused', 'placed', true],
  ['A refused, B placed', null, true],
  ['A placed, B unanswered', 'placed', true],
  ['A placed, 59 s', 'placed', true],
  ['A placed, 61 s', null, false],
  ['A placed, 40 s, B placed, 21 s', null, true],
  ['A placed, a new page', 'unknown', true],
  ['A placed, B refused, a new page', 'unknown', true],
  ['A placed, 10 s, B refused, a new page, 51 s', null, false],
  ['A placed, B placed, C refused, a new page', 'unknown', true],
  ['A placed, a new page, B placed', 'unknown', true],
  ['A placed, a new page, B refused', 'unknown', true],
  ['A placed, a new page, 61 s', null, false],
  ['A placed, 50 s, one elsewhere, 50 s', 'unknown', true],
  ['A requested, 10 s, one elsewhere, answer refused, a new page', 'unknown', true],
  ['a posted form', 'unknown', true],
  ['a posted form, 61 s', null, false],
  ['A placed, a clock of 2099', 'placed', true],
  ['A placed, a clock of 1999', 'placed', true],
  ['a clock of 1970', null, false],
  ['A placed, a new page, a clock set back', null, false],
])('after %s, a call to A hears of one: %s; one is on its way: %s', (said, earlier, isComing) => {
  said.split(', ').forEach(act);
  expect(isOnItsWay()).toBe(isComing);
  expect(earlierCallTo(A)).toBe(earlier);
});

/** How each phase is reached once A and B have been called. */
const phases: Record<Attempt['phase'], () => unknown> = {
  idle: () => useAttempts.setState({ attempt: { phase: 'idle' } }),
  confirming: () => pressCall(A, false),
  asked: () => request(D),
  placed: () => {},
  failed: () => unanswered(D),
};

const later = (number: string) => [wait(SECOND_PRESS_MS / 1_000), pressCall(number, true)];

const events = {
  'a press': () => pressCall(C, false),
  'a press, called a moment ago': () => pressCall(A, false),
  'yes within 700 ms': () => pressCall(A, true),
  'yes, another number by then': () => later(B),
  yes: () => later(A),
  'answer: placed': () => answerCall(null),
  'answer: refused': () => answerCall('refused'),
  'no answer': () => answerCall('timed-out'),
};

// the service dials on every request, so that these are all the ways to `asked`
test.each<[Attempt['phase'], keyof typeof events, Attempt['phase']]>([
  ['idle', 'a press', 'asked'],
  ['idle', 'a press, called a moment ago', 'confirming'],
  ['confirming', 'a press, called a moment ago', 'confirming'],
  ['confirming', 'yes within 700 ms', 'confirming'],
  ['confirming', 'yes, another number by then', 'confirming'],
  ['confirming', 'yes', 'asked'],
  ['confirming', 'a press', 'asked'],
  ['asked', 'a press', 'asked'],
  ['asked', 'answer: placed', 'placed'],
  ['asked', 'answer: refused', 'failed'],
  ['asked', 'no answer', 'failed'],
  ['placed', 'a press', 'asked'],
  ['placed', 'a press, called a moment ago', 'confirming'],
  ['failed', 'a press', 'asked'],
  ['failed', 'a press, called a moment ago', 'confirming'],
])('%s, then %s: %s', (phase, event, next) => {
  placed(A);
  placed(B);
  phases[phase]();
  const { length } = useAttempts.getState().calls;
  events[event]();
  expect(useAttempts.getState().attempt.phase).toBe(next);
  if (phase === 'asked' && next === 'asked')
    expect(useAttempts.getState().calls).toHaveLength(length);
});

test.each<[CallFailure, ReturnType<typeof earlierCallTo>]>([
  ['timed-out', 'unknown'],
  ['unreachable', 'unknown'],
  ['unknown', 'unknown'],
  ['dropped', 'unknown'],
  ['refused', null],
  ['rate-limited', null],
  ['archived', null],
  ['paused', null],
  ['offline', null],
  ['unsent', null],
])(
  'after a call that failed by %s, another to the same number hears of one: %s',
  (cause, earlier) => {
    request(A);
    answerCall(cause);
    expect(useAttempts.getState().attempt).toMatchObject({ phase: 'failed', cause });
    expect(earlierCallTo(A)).toBe(earlier);
  },
);

test('the visit stores nothing but when it was', () => {
  placed(A);
  expect(Object.values({ ...sessionStorage, ...localStorage })).toEqual([String(Date.now())]);
});

test.each([
  ['after one was requested, however long ago', () => placed(A), false],
  ['after the browser posted one by itself', rememberPostedCall, false],
  ['when the only one was refused', () => refused(A), true],
])('a page of a visit with calls is reloaded: %s', (_, act, isReloaded) => {
  vi.stubGlobal('location', { reload: vi.fn() });
  act();
  openAnew();
  wait(3_600);
  expect(reloadOnce()).toBe(isReloaded);
});

describe('another tab of the browser', () => {
  const heard: unknown[] = [];
  const other = new BroadcastChannel('calls');
  other.onmessage = ({ data }) => data && heard.push(data);
  afterAll(() => other.close());
  const hears = (...messages: number[]) => vi.waitFor(() => expect(heard).toEqual(messages));

  beforeEach(async () => {
    joinOtherTabs();
    await setImmediate();
    heard.length = 0;
  });

  test('learns when this one requested a call, never to whom, and that it was refused', async () => {
    const at = Date.now();
    refused(A);
    await hears(at, -at);
    const next = Date.now();
    placed(A);
    other.postMessage(0);
    await hears(at, -at, next, next);
  });

  test('has this one ask before a call within a minute of its own, which it stores nowhere', async () => {
    const at = Date.now();
    other.postMessage(at);
    await vi.waitFor(() => expect(isOnItsWay()).toBe(true));
    expect(earlierCallTo(A)).toBe('unknown');
    expect({ ...sessionStorage }).toEqual({ 'calls /': '' });
    other.postMessage(-at);
    await vi.waitFor(() => expect(isOnItsWay()).toBe(false));
  });
});

test('without storage the page itself remembers', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage here.', 'QuotaExceededError');
  });
  rememberPostedCall();
  expect(isOnItsWay()).toBe(true);
  expect(earlierCallTo(A)).toBe('unknown');
});
