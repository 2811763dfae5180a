import { expect, test } from 'vitest';
import { testHosts } from '@/tests/support/mock-services';

const call = { campaignId: '1', userPhone: '(202) 555-0123', userLocation: '20510' };
const queued = { call: 'queued', campaign: 'live', redirect: null };
const tooMany = { error: 'Too Many Requests', status: 429 };
const badRequest = { error: 'Bad Request', status: 400 };

const refused = (description: string) => ({ ...badRequest, description });

test.each([
  ['a placed call', call, 200, queued],
  ['a call with a referral code', { ...call, ref: 'kairos-center' }, 200, queued],
  ['an archived campaign', { ...call, campaignId: 'archived' }, 200, { campaign: 'archived' }],
  ['a paused campaign', { ...call, campaignId: 'paused' }, 200, { campaign: 'paused' }],
  ['no phone', { ...call, userPhone: ' ' }, 400, refused('userPhone required')],
  ['no campaign', { userPhone: call.userPhone }, 400, refused('campaignId required')],
  ['an unknown campaign', { ...call, campaignId: '99' }, 400, badRequest],
  ['a refused number', { ...call, userPhone: '202 555 0181' }, 400, badRequest],
  ['a number that is none', { ...call, userPhone: '12345' }, 400, badRequest],
  ['a blocklisted number', { ...call, userPhone: '+1 202 555 0182' }, 429, tooMany],
  ['a carrier that failed', { ...call, userPhone: '202-555-0183' }, 500, queued],
])('%s', async (_, fields, status, body) => {
  const answer = await testHosts().postForm('/call/create', fields);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject(body);
});

test('a phone may be rung twice an hour, another one still', async () => {
  const { postForm } = testHosts();
  await postForm('/call/create', call);
  await postForm('/call/create', { ...call, userPhone: '2025550123' });

  const third = await postForm('/call/create', call);
  expect(third.status).toBe(429);
  expect(await third.json()).toEqual({ ...tooMany, description: '2 per 1 hour' });
  expect((await postForm('/call/create', { ...call, userPhone: '2025550124' })).status).toBe(200);
});

test('JSON passes preflight and is then not read', async () => {
  const { app, postJson } = testHosts();
  const headers = {
    Origin: 'http://localhost:3000',
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type',
  };
  const allowed = await app.request('/call/create', { method: 'OPTIONS', headers });
  expect(allowed.ok).toBe(true);
  expect(allowed.headers.get('access-control-allow-headers')).toBe('content-type');

  const answer = await postJson('/call/create', call);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ description: 'userPhone required' });
});

test('another method gets HTML that no other origin may read', async () => {
  const answer = await testHosts().app.request('/call/create?userPhone=2025550123');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
});

test('counts the calls that were placed', async () => {
  const { app, postForm } = testHosts();
  await postForm('/call/create', call);
  await postForm('/call/create', { ...call, userPhone: '202-555-0183' });

  for (const path of ['/api/campaign/1/count.json', '/call/api/campaign/1/count.json']) {
    const answer = await app.request(path);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await answer.json()).toEqual({ completed: 1, last_24h: 1, last_week: 1 });
  }
  expect((await app.request('/call/api/campaign/one/count.json')).status).toBe(404);
});
