import { beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDuration } from './http';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

function ending(work: Promise<unknown>): () => boolean {
  const end = vi.fn();
  work.then(end, end);
  return () => end.mock.calls.length > 0;
}

test.each([
  ['an answer', () => Promise.resolve('placed')],
  ['a failure', () => Promise.reject(new Error('refused'))],
])('%s that comes at once is shown after 200 ms', async (_what, request) => {
  const isOver = ending(withMinimumDuration(request()));
  await vi.advanceTimersByTimeAsync(199);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('an answer that takes longer is shown when it comes', async () => {
  const slow = new Promise((resolve) => setTimeout(resolve, 5_000));
  const isOver = ending(withMinimumDuration(slow));
  await vi.advanceTimersByTimeAsync(4_999);
  expect(isOver()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isOver()).toBe(true);
});

test('where the library that sends does not come in time, nothing is sent', async () => {
  vi.resetModules();
  vi.doMock('axios', () => new Promise(() => {}));
  const { post, NoAnswer } = await import('./http');
  const answer = post('http://127.0.0.1:9', new URLSearchParams(), 15_000);
  const unsent = expect(answer).rejects.toEqual(new NoAnswer('unsent'));
  await vi.advanceTimersByTimeAsync(15_000);
  await unsent;
});

test('where the library cannot be had at first, it is asked for once more, and the request is sent once', async () => {
  vi.resetModules();
  const post = vi.fn(async () => ({ status: 200, data: 'placed' }));
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('cut off'))
    .mockResolvedValue({ default: { post } });
  vi.doMock('axios', load);
  const http = await import('./http');
  const answer = http.post('http://127.0.0.1:9', new URLSearchParams(), 15_000);
  await expect(answer).resolves.toEqual({ status: 200, body: 'placed' });
  expect(load).toHaveBeenCalledTimes(2);
  expect(post).toHaveBeenCalledOnce();
});
