import { expect, test } from 'vitest';
import { answering, loopbackHost, resetting } from '@/tests/support/loopback';
import { type Member, signUp } from './sign-up-service';

const member: Member = {
  name: ' Rosa Díaz ',
  email: ' rosa@example.org ',
  address: '1 Main St',
  userLocation: ' 26001 ',
  state: 'WV',
};

test('a sign-up is one form-encoded POST with the queue’s own names, and never a phone number', async () => {
  const { host, requests } = await loopbackHost(answering(200));
  await signUp(host, { ...member, userPhone: '2025550142' } as Member);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/action',
    headers: {
      accept: 'application/json',
      'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
    },
  });
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    subject: 'Keep me posted',
    'member[first_name]': 'Rosa Díaz',
    'member[email]': 'rosa@example.org',
    'member[street_address]': '1 Main St',
    'member[postcode]': '26001',
    'member[region]': 'WV',
    'member[country]': 'US',
    hp_enabled: 'true',
    guard: '',
    'subscription[source]': 'website',
  });
});

test.each([200, 201, 204, 304])('%d is success, whatever the body', async (status) => {
  const { host } = await loopbackHost(answering(status, '<p>Thanks</p>'));
  await expect(signUp(host, member)).resolves.toBeUndefined();
});

test.each([400, 404, 429, 500])('%d is a failure', async (status) => {
  const { host, requests } = await loopbackHost(answering(status));
  await expect(signUp(host, member)).rejects.toThrow(String(status));
  expect(requests).toHaveLength(1);
});

test('a queue that cuts the connection is a failure, and is not asked again', async () => {
  const { host, requests } = await loopbackHost(resetting);
  await expect(signUp(host, member)).rejects.toThrow('unreachable');
  expect(requests).toHaveLength(1);
});
