import { expect, test } from 'vitest';
import { endOfDay, isTimeZone, localMoment, momentOf, zoneName } from './local-moment';

const NEW_YORK = 'America/New_York';

test.each([
  ['in summer', '2021-10-24T16:00', NEW_YORK, '2021-10-24T20:00:00Z'],
  ['in winter', '2021-12-24T16:00:30', NEW_YORK, '2021-12-24T21:00:30Z'],
  ['in another zone', '2021-10-24T16:00', 'America/Los_Angeles', '2021-10-24T23:00:00Z'],
  ['over midnight', '2021-07-26T20:00', NEW_YORK, '2021-07-27T00:00:00Z'],
  ['an hour that comes twice: its first', '2021-11-07T01:30', NEW_YORK, '2021-11-07T05:30:00Z'],
  ['an hour that the clock skips', '2021-03-14T02:30', NEW_YORK, null],
  ['that hour without summer time', '2021-03-14T02:30', 'Pacific/Honolulu', '2021-03-14T12:30:00Z'],
  ['a day that no calendar has', '2021-02-30T10:00', NEW_YORK, null],
  ['an hour that no clock has', '2021-02-20T24:30', NEW_YORK, null],
  ['a day in other figures', '10/24/2021', NEW_YORK, null],
])('a local moment %s', (_case, local, timeZone, moment) => {
  expect(momentOf(local, timeZone)).toBe(moment);
  if (moment) expect(localMoment(Date.parse(moment), timeZone)).toContain(local);
});

test.each([
  ['America/New_York', 'ET'],
  ['America/Detroit', 'ET'],
  ['America/Chicago', 'CT'],
  ['America/Denver', 'MT'],
  ['America/Los_Angeles', 'PT'],
  ['America/Anchorage', 'AKT'],
  ['America/Phoenix', 'MST'],
  ['Pacific/Honolulu', 'HST'],
  ['America/Puerto_Rico', 'AST'],
  ['UTC', 'UTC'],
])('the hours of %s are %s', (zone, name) => {
  expect(zoneName(zone)).toBe(name);
});

test('a time zone has the name that computers know', () => {
  expect(['America/Chicago', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['Washington', 'ET (USA)'].some(isTimeZone)).toBe(false);
});

test.each([
  ['in the evening', '2021-10-24T23:30:00Z', NEW_YORK, '2021-10-25T04:00:00Z'],
  ['which is tomorrow elsewhere', '2021-10-25T01:00:00Z', NEW_YORK, '2021-10-25T04:00:00Z'],
  ['at the end of a year', '2021-12-31T20:00:00Z', NEW_YORK, '2022-01-01T05:00:00Z'],
  ['before no midnight', '2018-11-03T15:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00Z'],
])('a moment %s is followed by the next day', (_case, moment, timeZone, end) => {
  expect(endOfDay(moment, timeZone)).toBe(Date.parse(end));
});
