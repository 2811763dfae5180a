import { beforeEach, expect, test, vi } from 'vitest';
import { callSentAt, isCallRecent, rememberCall, wasCallSent } from './recent-call.browser';

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
  const before = callSentAt();
  rememberCall();
  rememberCall(before);
  expect(isCallRecent()).toBe(false);
  expect(wasCallSent()).toBe(false);
});

test('a refused call takes none before it along', () => {
  rememberCall();
  vi.advanceTimersByTime(10_000);
  const before = callSentAt();
  rememberCall();
  rememberCall(before);
  expect(isCallRecent()).toBe(true);
  delete document.documentElement.dataset.callSentAt;
  expect(isCallRecent()).toBe(true);
  vi.advanceTimersByTime(51_000);
  expect(isCallRecent()).toBe(false);
});

test('a page that comes back hears of what another asked for since', () => {
  rememberCall();
  vi.advanceTimersByTime(50_000);
  sessionStorage.setItem('call_sent_at', String(Date.now()));
  vi.advanceTimersByTime(50_000);
  expect(isCallRecent()).toBe(true);
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
  expect(isCallRecent()).toBe(false);
});
