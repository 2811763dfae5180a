import { beforeEach, expect, test, vi } from 'vitest';
import { forgetCall, isCallRecent, mayBeRinging, rememberCall, wasCallSent } from './recent-call';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  delete document.documentElement.dataset.callSentAt;
  return () => vi.useRealTimers();
});

test('a call is recent for a minute, and stays known for the visit', () => {
  expect(isCallRecent()).toBe(false);
  rememberCall();
  vi.advanceTimersByTime(59_000);
  expect(isCallRecent()).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isCallRecent()).toBe(false);
  expect(wasCallSent()).toBe(true);
});

test('another page of the visit knows of it, and keeps nothing but the time', () => {
  rememberCall();
  delete document.documentElement.dataset.callSentAt;
  expect(isCallRecent()).toBe(true);
  expect(Object.values({ ...sessionStorage })).toEqual([String(Date.now())]);
});

test('a refused call is forgotten', () => {
  rememberCall();
  forgetCall();
  expect(isCallRecent()).toBe(false);
  expect(wasCallSent()).toBe(false);
});

test('without storage the page itself remembers', () => {
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No storage here.', 'QuotaExceededError');
  });
  rememberCall();
  expect(isCallRecent()).toBe(true);
  refuse.mockRestore();
});

test('a device that believes it is 1970 has not called yet', () => {
  vi.setSystemTime(30_000);
  expect(mayBeRinging()).toBe(false);
});

test('a clock that is set meanwhile hides no call', () => {
  rememberCall();
  vi.setSystemTime('2099-01-01');
  expect(isCallRecent()).toBe(false);
  expect(mayBeRinging(performance.now())).toBe(true);
  forgetCall();
  expect(mayBeRinging(performance.now())).toBe(false);
});
