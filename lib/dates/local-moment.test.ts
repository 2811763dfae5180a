import { expect, test } from 'vitest';
import { isTimeZone, localMoment, momentOf } from './local-moment';

test.each([
  ['in summer', '2021-10-24T16:00', 'America/New_York', '2021-10-24T20:00:00Z'],
  ['in winter', '2021-12-24T16:00:30', 'America/New_York', '2021-12-24T21:00:30Z'],
  ['in another zone', '2021-10-24T16:00', 'America/Los_Angeles', '2021-10-24T23:00:00Z'],
  ['over midnight', '2021-07-26T20:00', 'America/New_York', '2021-07-27T00:00:00Z'],
  [
    'an hour that comes twice: its first',
    '2021-11-07T01:30',
    'America/New_York',
    '2021-11-07T05:30:00Z',
  ],
  ['an hour that the clock skips', '2021-03-14T02:30', 'America/New_York', null],
  [
    'that hour where no clock is changed',
    '2021-03-14T02:30',
    'Pacific/Honolulu',
    '2021-03-14T12:30:00Z',
  ],
  ['a day that no calendar has', '2021-02-30T10:00', 'America/New_York', null],
  ['an hour that no clock has', '2021-02-20T24:30', 'America/New_York', null],
  ['a day in other figures', '10/24/2021', 'America/New_York', null],
])('a local moment %s', (_case, local, timeZone, moment) => {
  expect(momentOf(local, timeZone)).toBe(moment);
  if (moment) expect(localMoment(Date.parse(moment), timeZone)).toContain(local);
});

test('a time zone has the name that computers know', () => {
  expect(['America/Chicago', 'UTC', 'Washington', 'ET (USA)'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
