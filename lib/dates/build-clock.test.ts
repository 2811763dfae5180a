import { expect, test, vi } from 'vitest';
import { clockNow } from './build-clock';

test.each([
  ['1626753600', '2021-07-20T04:00:00.000Z'],
  ['', '2026-05-01T00:00:00.000Z'],
])('with SOURCE_DATE_EPOCH=%s it is %s', (seconds, moment) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-05-01T00:00:00Z') });
  vi.stubEnv('SOURCE_DATE_EPOCH', seconds);
  expect(new Date(clockNow()).toJSON()).toBe(moment);
});
