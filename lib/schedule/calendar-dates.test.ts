import { expect, test } from 'vitest';
import { livestreamOf, spanOf } from './calendar-dates';
import type { EntryTime } from './ics';

test.each<[EntryTime, string]>([
  [{ starts: '2021-10-24T20:00:00Z', ends: '2021-10-24T22:00:00Z' }, '2021-10-24T22:00:00Z'],
  // until its day in Washington is over
  [{ starts: '2021-10-25T00:30:00Z', ends: undefined }, '2021-10-25T04:00:00Z'],
])('a calendar entry of %o runs from its start until %s', (time, ends) => {
  expect(spanOf(time)).toEqual({ startsAt: Date.parse(time.starts), endsAt: Date.parse(ends) });
});

const stream = (starts: string) => ({ time: { starts, ends: undefined } });
const evening = stream('2021-07-27T00:00:00Z');
const march = stream('2021-07-28T12:00:00Z');

test.each<[EntryTime, unknown]>([
  [{ starts: '2021-07-26T16:00:00Z', ends: undefined }, evening],
  [{ starts: '2021-07-27T16:00:00Z', ends: '2021-07-31T15:00:00Z' }, march],
  [{ starts: '2021-07-28T22:00:00Z', ends: undefined }, march],
  [{ starts: '2021-08-02T16:00:00Z', ends: undefined }, undefined],
  [{ starts: '2021-07-01T16:00:00Z', ends: '2021-07-02T16:00:00Z' }, undefined],
])('the livestream of an event of %o is on one of its days', (time, livestream) => {
  expect(livestreamOf(time, [evening, march])).toBe(livestream);
});
