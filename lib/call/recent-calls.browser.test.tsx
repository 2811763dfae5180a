import { beforeEach, expect, test, vi } from 'vitest';
import {
  forgetCall,
  isCallRecent,
  recentCall,
  rememberCall,
  rememberPlaced,
} from './recent-calls.browser';

const A = '2025550142';
const B = '2025550143';

/** What was asked for, and what the service answered. */
const call = {
  placed: (number: string) => rememberPlaced(rememberCall(number)),
  refused: (number: string) => forgetCall(rememberCall(number)),
  unanswered: (number: string) => void rememberCall(number),
};
/** The page is opened anew: of earlier calls, the visit keeps only when the latest was. */
function openAnew() {
  delete window.askedCalls;
}
let uptimeMs = 0;
function wait(seconds: number) {
  uptimeMs += seconds * 1_000;
  vi.advanceTimersByTime(seconds * 1_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  const uptime = vi.spyOn(performance, 'now').mockImplementation(() => uptimeMs);
  sessionStorage.clear();
  openAnew();
  return () => {
    uptime.mockRestore();
    vi.useRealTimers();
  };
});

test.each<[string, () => void, ReturnType<typeof recentCall>]>([
  ['nothing', () => {}, null],
  ['A placed', () => call.placed(A), 'placed'],
  ['A, and nobody knows', () => call.unanswered(A), 'unknown'],
  ['A refused', () => call.refused(A), null],
  ['B placed', () => call.placed(B), null],
  ['A placed, B placed', () => [call.placed(A), call.placed(B)], 'placed'],
  ['A placed, B refused', () => [call.placed(A), call.refused(B)], 'placed'],
  ['A placed, A refused', () => [call.placed(A), call.refused(A)], 'placed'],
  ['A refused, B placed', () => [call.refused(A), call.placed(B)], null],
  ['A placed, B, and nobody knows', () => [call.placed(A), call.unanswered(B)], 'placed'],
  ['A placed, 59 s', () => [call.placed(A), wait(59)], 'placed'],
  ['A placed, 61 s', () => [call.placed(A), wait(61)], null],
  ['A placed, 40 s, B, 21 s', () => [call.placed(A), wait(40), call.placed(B), wait(21)], null],
  ['A placed, the page anew', () => [call.placed(A), openAnew()], 'unknown'],
  [
    'A placed, B refused, the page anew',
    () => [call.placed(A), call.refused(B), openAnew()],
    'unknown',
  ],
  [
    'A placed, B placed, another refused, the page anew',
    () => [call.placed(A), call.placed(B), call.refused('2025550144'), openAnew()],
    'unknown',
  ],
  ['some number, the page anew, B', () => [call.placed(A), openAnew(), call.placed(B)], 'unknown'],
  [
    'some number, the page anew, B refused',
    () => [call.placed(A), openAnew(), call.refused(B)],
    'unknown',
  ],
  ['some number, the page anew, 61 s', () => [call.placed(A), openAnew(), wait(61)], null],
  ['a form that the browser posted', () => rememberCall(), 'unknown'],
  ['A placed, a clock of 2099', () => [call.placed(A), vi.setSystemTime('2099-01-01')], 'placed'],
  ['A placed, a clock of 1999', () => [call.placed(A), vi.setSystemTime('1999-01-01')], 'placed'],
  ['a device that believes it is 1970', () => vi.setSystemTime(30_000), null],
])('after %s, a call to A', (_, act, earlier) => {
  act();
  expect(recentCall(A)).toBe(earlier);
});

test('the number is in no storage', () => {
  call.placed(A);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(A);
});

test('another page of the visit knows of a call, and keeps nothing but the time', () => {
  call.placed(A);
  openAnew();
  expect(isCallRecent()).toBe(true);
  expect(Object.values({ ...sessionStorage })).toEqual([String(Date.now())]);
});

test('a call is recent for a minute', () => {
  expect(isCallRecent()).toBe(false);
  rememberCall();
  wait(59);
  expect(isCallRecent()).toBe(true);
  wait(2);
  expect(isCallRecent()).toBe(false);
});

test('a refused call is forgotten', () => {
  call.refused(A);
  expect(isCallRecent()).toBe(false);
});

test('a refused call takes none before it along', () => {
  call.placed(A);
  wait(10);
  call.refused(B);
  expect(isCallRecent()).toBe(true);
  openAnew();
  expect(isCallRecent()).toBe(true);
  wait(51);
  expect(isCallRecent()).toBe(false);
});

test('a page that comes back hears of what another asked for since', () => {
  call.placed(A);
  wait(50);
  sessionStorage.setItem('calls', String(Date.now()));
  wait(50);
  expect(isCallRecent()).toBe(true);
});

test('a call refused on a page that comes back leaves what another asked for since', () => {
  const refused = rememberCall(A);
  wait(10);
  sessionStorage.setItem('calls', String(Date.now()));
  forgetCall(refused);
  openAnew();
  expect(isCallRecent()).toBe(true);
});

test('without storage the page itself remembers', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage here.', 'QuotaExceededError');
  });
  rememberCall();
  expect(isCallRecent()).toBe(true);
  expect(recentCall(A)).toBe('unknown');
  refuse.mockRestore();
});
