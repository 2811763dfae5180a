import { beforeEach, describe, expect, test, vi } from 'vitest';
import { NoAnswer, post } from '@/lib/http';
import { answering, loopbackHost, resetting } from '@/tests/support/loopback';
import type { CallFailure } from './failures';
import { CALL_TIMEOUT_MS, requestCall } from './service';

vi.mock('@/lib/http', { spy: true });

const queued = {
  call: 'queued',
  campaign: 'live',
  fromNumber: '+12025550100',
  redirect: null,
  script: '<p>Hello</p>',
  targets: { segment: 'location', objects: [], display: '' },
};
const badRequest = { description: 'userPhone required', error: 'Bad Request', status: 400 };
const tooMany = { description: '2 per 1 hour', error: 'Too Many Requests', status: 429 };
const blocklisted = { ...tooMany, description: { blocklist: ['+12025550142'] } };

/** Every known answer of the click-to-call service, and some that it should never give. */
const answers: readonly [string, number, object | string, CallFailure | null][] = [
  ['placed', 200, queued, null],
  ['placed by call-congress', 200, { message: 'queued' }, null],
  ['placed, and nothing more said', 201, {}, null],
  ['campaign archived', 200, { campaign: 'archived' }, 'archived'],
  ['campaign paused', 200, { ...queued, campaign: 'paused' }, 'paused'],
  ['campaign in another state', 200, { campaign: 'draft' }, 'refused'],
  ['no phone', 400, badRequest, 'refused'],
  ['rate limit', 429, tooMany, 'rate-limited'],
  ['blocklisted', 429, blocklisted, 'rate-limited'],
  ['carrier failed', 500, queued, 'unknown'],
  ['carrier of call-congress failed', 200, { message: 'Unable to create call' }, 'refused'],
  ['call that is not queued', 200, { ...queued, call: 'failed' }, 'refused'],
  ['nothing new', 304, '', 'unknown'],
  ['wrong method', 405, '<h1>Method Not Allowed</h1>', 'refused'],
  ['some other page', 200, '<h1>Welcome</h1>', 'unknown'],
  ['half of a JSON', 200, '{"call":"que', 'unknown'],
  ['a time-out on the way', 408, '', 'unknown'],
  ['a client that seemed gone', 499, '', 'unknown'],
  ['an error of the service', 501, badRequest, 'unknown'],
  ['an error of some proxy', 599, '', 'unknown'],
  ['a gateway that had no answer', 502, '<h1>Bad Gateway</h1>', 'unknown'],
  ['a service that is unavailable', 503, '', 'unknown'],
  ['a gateway that gave up', 504, {}, 'unknown'],
  ['placed, and nothing said at all', 204, '', null],
  ['success outside, bad request inside', 200, badRequest, 'refused'],
  ['success outside, rate limit inside', 200, tooMany, 'rate-limited'],
  ['success outside, failure inside', 200, { ...queued, status: 500 }, 'unknown'],
  ['an error alone', 200, { error: 'Internal error' }, 'unknown'],
  ['an error beside a queued call', 200, { ...queued, error: { code: 21211 } }, 'unknown'],
  ['that there was an error', 200, { error: true }, 'unknown'],
  ['errors in a list', 200, { errors: ['The carrier failed.'] }, 'unknown'],
  ['that it has not succeeded', 200, { success: false }, 'unknown'],
  ['that it is not ok', 200, { ok: false }, 'unknown'],
  ['an archived campaign, as an error', 200, { campaign: 'archived', error: 'x' }, 'archived'],
  ['JSON that says nothing', 200, 'null', null],
  ['JSON that is no object', 200, [], null],
  ['no error', 200, { ...queued, error: null, errors: [], status: 200, success: true }, null],
];

const request = { campaignId: '1', userPhone: '(202) 555-0142', userLocation: '26001' };

beforeEach(() => void vi.stubGlobal('navigator', { onLine: true }));

describe('a call asked of a real host', () => {
  test.each(answers)('%s: %d', async (_case, status, body, failure) => {
    const { host, requests } = await loopbackHost(answering(status, body));
    const placing = requestCall(host, request);

    await (failure
      ? expect(placing).rejects.toMatchObject({ name: 'CallError', failure })
      : expect(placing).resolves.toBeUndefined());
    expect(requests).toHaveLength(1);
  });

  test('is one form-encoded POST that asks for JSON and carries nothing else', async () => {
    const { host, requests } = await loopbackHost(answering(200, queued));
    await requestCall(`${host}/call`, request);

    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      method: 'POST',
      url: '/call/create',
      headers: {
        accept: 'application/json',
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      },
      body: 'campaignId=1&userPhone=%28202%29+555-0142&userLocation=26001',
    });
    expect(requests[0]?.headers).not.toHaveProperty('cookie');
  });

  test.each([
    ['the ZIP also by its old name', '26001', { legacyZipcode: true }, /=26001&zipcode=26001$/],
    ['no ZIP where none is needed', '', {}, /^campaignId=1&userPhone=%28202%29\+555-0142$/],
    ['who passed the page on', '26001', { ref: 'choir' }, /&userLocation=26001&ref=choir$/],
  ])('says on request: %s', async (_, userLocation, options, body) => {
    const { host, requests } = await loopbackHost(answering(200, queued));
    await requestCall(host, { ...request, userLocation }, options);
    expect(requests[0]?.body).toMatch(body);
  });

  test('that cuts the connection is unreachable, and is not asked again', async () => {
    const { host, requests } = await loopbackHost(resetting);
    await expect(requestCall(host, request)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(requests).toHaveLength(1);
  });

  test('that is not there is unreachable', async () => {
    await expect(requestCall('http://127.0.0.1:9', request)).rejects.toMatchObject({
      failure: 'unreachable',
    });
  });

  test('without a connection is not asked', async () => {
    const { host, requests } = await loopbackHost(answering(200, queued));
    vi.stubGlobal('navigator', { onLine: false });
    await expect(requestCall(host, request)).rejects.toMatchObject({ failure: 'offline' });
    expect(requests).toEqual([]);
  });

  test.each([
    [true, 'unsent'],
    [false, 'offline'],
  ])(
    'is not asked while the library that sends is missing, online %s: %s',
    async (onLine, failure) => {
      vi.mocked(post).mockImplementationOnce(async () => {
        vi.stubGlobal('navigator', { onLine });
        throw new NoAnswer('unsent');
      });
      const call = requestCall('https://call.example', request);
      await expect(call).rejects.toMatchObject({ failure });
    },
  );

  test('that heard it before the line dropped may ring', async () => {
    const { host, requests } = await loopbackHost((response) => {
      vi.stubGlobal('navigator', { onLine: false });
      resetting(response);
    });
    await expect(requestCall(host, request)).rejects.toMatchObject({ failure: 'dropped' });
    expect(requests).toHaveLength(1);
  });

  test('is given up after 15 seconds', async () => {
    const { host, requests } = await loopbackHost(() => {});
    // the real request, only with less patience, but enough for the host to hear it
    vi.mocked(post).mockImplementationOnce((url, body) => post(url, body, 2_000));

    await expect(requestCall(host, request)).rejects.toMatchObject({ failure: 'timed-out' });
    expect(post).toHaveBeenCalledWith(`${host}/create`, expect.anything(), CALL_TIMEOUT_MS);
    expect(CALL_TIMEOUT_MS).toBe(15_000);
    expect(requests).toHaveLength(1);
  });
});
