import { expect, test } from 'vitest';
import { localTime, monthAndDay } from './campaign-time';

test.each([
  ['2021-08-02T14:45:00Z', 'en', { month: 'Aug', day: '2' }],
  ['2021-08-02T14:45:00Z', 'es', { month: 'ago', day: '2' }],
  ['2021-09-20T18:00:00Z', 'es', { month: 'sep', day: '20' }],
  ['2021-08-03T01:30:00Z', 'en', { month: 'Aug', day: '2' }],
  ['2021-08-02T21:30:00-04:00', 'en', { month: 'Aug', day: '2' }],
  ['2021-07-01T03:59:00Z', 'en', { month: 'Jun', day: '30' }],
] as const)('Washington has %s, in %s, as %j', (iso, locale, leaf) => {
  expect(monthAndDay(iso, locale)).toEqual(leaf);
});

test.each([
  ['America/New_York', '10:45 AM', '10:45 a.\u00a0m.'],
  ['America/Chicago', '9:45 AM', '9:45 a.\u00a0m.'],
  ['America/Los_Angeles', '7:45 AM', '7:45 a.\u00a0m.'],
  ['Europe/Madrid', '4:45 PM', '4:45 p.\u00a0m.'],
  ['Australia/Sydney', 'Aug 3, 12:45 AM', '3 ago., 12:45 a.\u00a0m.'],
])('2021-08-02T14:45Z in %s is %s, in Spanish %s', (zone, english, spanish) => {
  const moment = Date.parse('2021-08-02T14:45:00Z');
  expect(localTime(moment, 'en', zone)).toBe(english);
  expect(localTime(moment, 'es', zone)).toBe(spanish);
});
