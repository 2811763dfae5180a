import { expect, test } from 'vitest';
import { answering, loopbackHost, resetting } from '@/tests/support/loopback';
import { sendPing } from './ping';

const ping = { source: 'direct', action: 'pageView', website: 'season.example.org' };

test('a ping is one JSON POST', async () => {
  const { host, requests } = await loopbackHost(answering(204));
  await sendPing(host, ping);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/pings',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
  });
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ping });
});

test('what the counter answers is of no interest', async () => {
  const { host } = await loopbackHost(answering(500));
  await expect(sendPing(host, ping)).resolves.toBeUndefined();
});

test('a counter that cannot be reached throws', async () => {
  const { host } = await loopbackHost(resetting);
  await expect(sendPing(host, ping)).rejects.toThrow();
});
