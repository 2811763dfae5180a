import { beforeEach, expect, test, vi } from 'vitest';
import { newVisit } from '@/tests/support/new-visit';
import { rememberCall } from './recent-call.browser';
import { noCall, recentCall, rememberNumber, useCall } from './state';

const A = '2025550142';
const B = '2025550143';

/** What was asked for, and what the service answered. */
const call = {
  placed: (number: string) => rememberNumber(number).placed(),
  refused: (number: string) => rememberNumber(number).refused(),
  unanswered: (number: string) => void rememberNumber(number),
};
/** The page is opened anew: of earlier calls, the visit keeps only when the latest was. */
function openAnew() {
  useCall.setState(noCall);
  delete document.documentElement.dataset.callSentAt;
}
let uptimeMs = 0;
function wait(seconds: number) {
  uptimeMs += seconds * 1_000;
  vi.advanceTimersByTime(seconds * 1_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  const uptime = vi.spyOn(performance, 'now').mockImplementation(() => uptimeMs);
  newVisit();
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
