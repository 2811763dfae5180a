import { describe, expect, test } from 'vitest';
import { daysOf, livestreamOf, spanOf } from './calendar-dates';
import type { EntryTime } from './ics';

const iso = (moment: number) => new Date(moment).toISOString();

describe('a calendar entry', () => {
  test.each<[string, EntryTime, string, string]>([
    [
      'its own times',
      { starts: '2021-10-24T20:00:00Z', ends: '2021-10-24T22:00:00Z' },
      '2021-10-24T20:00:00.000Z',
      '2021-10-24T22:00:00.000Z',
    ],
    [
      'its start and the end of its day in Washington',
      { starts: '2021-10-25T00:30:00Z', ends: undefined },
      '2021-10-25T00:30:00.000Z',
      '2021-10-25T04:00:00.000Z',
    ],
  ])('runs for %s', (_case, time, startsAt, endsAt) => {
    const span = spanOf(time);
    expect([iso(span.startsAt), iso(span.endsAt)]).toEqual([startsAt, endsAt]);
  });

  test('takes the day that it is in Washington', () => {
    expect(daysOf({ starts: '2021-07-27T00:00:00Z', ends: undefined }).first).toBe('2021-07-26');
  });
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
