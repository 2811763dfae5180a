import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';
import { tempFolder } from '@/tests/support/temp-folder';
import { serveMockServices } from './app';

const call = { campaignId: '1', userPhone: '2025550123', userLocation: '20510' };

test('the log tells requests apart by any field and shows the press on the console', async () => {
  const { folder, log, postForm, printed } = testHosts();
  await postForm('/call/create', call);
  await postForm('/call/create', { ...call, userPhone: '2025550124' });

  expect(await log('host=call&userPhone=2025550123')).toEqual([
    {
      time: expect.any(String),
      host: 'call',
      method: 'POST',
      path: '/call/create',
      contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
      fields: call,
    },
  ]);
  expect(await log('host=queue')).toEqual([]);
  expect(readFileSync(join(folder, 'requests.jsonl'), 'utf8').trim().split('\n')).toHaveLength(2);
  expect(printed[0]).toContain('POST /call/create  (application/x-www-form-urlencoded)  ->  200');
  expect(printed[0]).toContain("userPhone: '2025550123'");
});

test('a fault meets the request it is meant for, as often as asked', async () => {
  const { postForm, postJson } = testHosts();
  const match = { userPhone: call.userPhone };
  await postJson('/mock/fault', {
    host: 'call',
    match,
    status: 503,
    body: 'busy',
    contentType: 'text/plain',
  });

  expect((await postForm('/call/create', { ...call, userPhone: '2025550124' })).status).toBe(200);
  const faulty = await postForm('/call/create', call);
  expect([faulty.status, await faulty.text()]).toEqual([503, 'busy']);
  expect(faulty.headers.get('content-type')).toContain('text/plain');
  expect((await postForm('/call/create', call)).status).toBe(200);
});

test('over a real connection a reset cuts, a hang stays silent, and every answer closes', async () => {
  const quiet = { folder: tempFolder(), print: () => {} };
  const { port, close } = await serveMockServices({ port: 0, ...quiet });
  onTestFinished(close);
  const origin = `http://127.0.0.1:${port}`;
  const ask = (fault: object) =>
    fetch(`${origin}/mock/fault`, { method: 'POST', body: JSON.stringify(fault) });
  const post = (signal = AbortSignal.timeout(5_000)) =>
    fetch(`${origin}/call/create`, { method: 'POST', body: new URLSearchParams(call), signal });

  await ask({ host: 'call', match: { userLocation: '20510' }, reset: true });
  await expect(post()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  await ask({ host: 'call', hang: true });
  await expect(post(AbortSignal.timeout(2_000))).rejects.toMatchObject({ name: 'TimeoutError' });

  await ask({ host: 'call', keepAlive: true });
  const kept = await post();
  expect([kept.status, kept.headers.get('connection')]).toEqual([200, 'keep-alive']);
  expect((await post()).headers.get('connection')).toBe('close');

  const log = await fetch(`${origin}/mock/log?host=call`);
  expect(log.headers.get('connection')).toBe('close');
  expect(await log.json()).toHaveLength(4);
});
