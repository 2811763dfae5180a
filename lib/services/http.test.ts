import { expect, test } from 'vitest';
import { answering, loopbackHost, neverAnswering } from '@/tests/support/loopback';
import { post } from './http';

const TIMEOUT_MS = 5_000;
/** Long enough for the host to have heard the request, however busy this machine is. */
const LITTLE_PATIENCE_MS = 2_000;

test('an answer is given with its status, whatever that is', async () => {
  const { host } = await loopbackHost(answering(503, { error: 'busy' }));
  expect(await post(host, new URLSearchParams(), TIMEOUT_MS)).toEqual({
    status: 503,
    body: { error: 'busy' },
  });
});

test('a file goes as what it is, fields go as a form', async () => {
  const { host, requests } = await loopbackHost(answering(200));
  await post(host, new Blob(['{}'], { type: 'application/json' }), TIMEOUT_MS);
  await post(host, new URLSearchParams({ comment: 'a dream' }), TIMEOUT_MS);
  expect(requests.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    ['application/json', '{}'],
    [expect.stringContaining('application/x-www-form-urlencoded'), 'comment=a+dream'],
  ]);
});

test('a host that does not answer in time is late, and is asked once', async () => {
  const { host, requests } = await loopbackHost(neverAnswering);
  await expect(post(host, new URLSearchParams(), LITTLE_PATIENCE_MS)).rejects.toMatchObject({
    name: 'NoAnswer',
    reason: 'timed-out',
  });
  expect(requests).toHaveLength(1);
});
