import { expect, test } from 'vitest';
import { featuredFirst, nearestFirst } from './nearest-first';

const on = (day: string) => ({
  day,
  startsAt: Date.parse(`2021-${day}T15:00Z`),
  endsAt: Date.parse(`2021-${day}T17:00Z`),
  isFirst: day === '08-02',
});
const all = ['07-12', '10-27', '07-19', '08-02', '07-26'].map(on);

test.each([
  ['before all', '07-01T12:00Z', '07-12 07-19 07-26 08-02 10-27 no-day'],
  ['in the season', '07-20T12:00Z', '07-26 08-02 10-27 no-day 07-19 07-12'],
  ['while one is live', '08-02T16:00Z', '08-02 10-27 no-day 07-26 07-19 07-12'],
  ['after all', '12-01T12:00Z', 'no-day 10-27 08-02 07-26 07-19 07-12'],
])('%s the nearest is first, and what is over last', (_case, now, order) => {
  const entries = [{ day: 'no-day', span: undefined }, ...all.map((span) => ({ ...span, span }))];
  const sorted = nearestFirst(entries, Date.parse(`2021-${now}`), ({ span }) => span);
  expect(sorted.map(({ day }) => day).join(' ')).toBe(order);
});

test.each([
  ['the marked one while it is to come', '07-26T16:00Z', '08-02 07-26 10-27 07-19 07-12'],
  ['then the nearest', '08-03T12:00Z', '10-27 08-02 07-26 07-19 07-12'],
  ['and the marked one again once all are over', '12-01T12:00Z', '08-02 10-27 07-26 07-19 07-12'],
])('on top is %s', (_case, now, order) => {
  const sorted = featuredFirst(all, Date.parse(`2021-${now}`));
  expect(sorted.map(({ day }) => day).join(' ')).toBe(order);
});

test('of several marked ones the next is on top', () => {
  const marked = all.map((each) => ({ ...each, isFirst: true }));
  expect(featuredFirst(marked, Date.parse('2021-07-20'))[0]?.day).toBe('07-26');
});
