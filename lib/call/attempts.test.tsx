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

const requestElsewhere = () => sessionStorage.setItem('calls /', String(Date.now()));

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

test.each<[string, () => void, ReturnType<typeof earlierCallTo>, boolean]>([
  ['nothing', () => {}, null, false],
  ['A placed', () => placed(A), 'placed', true],
  ['A refused', () => refused(A), null, false],
  ['B placed', () => placed(B), null, true],
  ['A placed, B placed', () => [placed(A), placed(B)], 'placed', true],
  ['A placed, B refused', () => [placed(A), refused(B)], 'placed', true],
  ['A placed, A refused', () => [placed(A), refused(A)], 'placed', true],
  ['A refused, B placed', () => [refused(A), placed(B)], null, true],
  ['A placed, B unanswered', () => [placed(A), unanswered(B)], 'placed', true],
  ['A placed, 59 s', () => [placed(A), wait(59)], 'placed', true],
  ['A placed, 61 s', () => [placed(A), wait(61)], null, false],
  ['A, 40 s, B, 21 s', () => [placed(A), wait(40), placed(B), wait(21)], null, true],
  ['A placed, the page anew', () => [placed(A), openAnew()], 'unknown', true],
  ['A placed, B refused, a new page', () => [placed(A), refused(B), openAnew()], 'unknown', true],
  [
    'A placed, 10 s, B refused, a new page, 51 s',
    () => [placed(A), wait(10), refused(B), openAnew(), wait(51)],
    null,
    false,
  ],
  [
    'A placed, B placed, another refused, the page anew',
    () => [placed(A), placed(B), refused(C), openAnew()],
    'unknown',
    true,
  ],
  ['some number, the page anew, B', () => [placed(A), openAnew(), placed(B)], 'unknown', true],
  [
    'some number, the page anew, B refused',
    () => [placed(A), openAnew(), refused(B)],
    'unknown',
    true,
  ],
  ['some number, the page anew, 61 s', () => [placed(A), openAnew(), wait(61)], null, false],
  [
    'A, 50 s, one of another page, 50 s',
    () => [placed(A), wait(50), requestElsewhere(), wait(50)],
    'unknown',
    true,
  ],
  [
    'A requested, one of another page, A refused, the page anew',
    () => [request(A), wait(10), requestElsewhere(), answerCall('refused'), openAnew()],
    'unknown',
    true,
  ],
  ['a form that the browser posted', () => rememberPostedCall(), 'unknown', true],
  ['such a form, 61 s', () => [rememberPostedCall(), wait(61)], null, false],
  ['A placed, a clock of 2099', () => [placed(A), vi.setSystemTime('2099-01-01')], 'placed', true],
  ['A placed, a clock of 1999', () => [placed(A), vi.setSystemTime('1999-01-01')], 'placed', true],
  ['a device that believes it is 1970', () => vi.setSystemTime(30_000), null, false],
  [
    'A placed, the page anew, a clock set back',
    () => [placed(A), openAnew(), vi.setSystemTime(Date.now() - 30_000)],
    null,
    false,
  ],
])('after %s, a call to A hears of one: %s; one is on its way: %s', (_, act, earlier, isComing) => {
  act();
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
