import { expect, test } from 'vitest';
import { formatDate, formatNumber } from './formats';

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const short: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

test.each<[string, Intl.DateTimeFormatOptions, string, string]>([
  ['2021-08-02T22:00:00Z', time, '6:00 PM', '6:00 p.\u00a0m.'],
  ['2021-08-02T14:45:00Z', time, '10:45 AM', '10:45 a.\u00a0m.'],
  ['2021-08-02T16:00:00Z', time, '12:00 PM', '12:00 p.\u00a0m.'],
  ['2021-08-02T04:05:00Z', time, '12:05 AM', '12:05 a.\u00a0m.'],
  ['2021-09-20T18:00:00Z', short, 'Sep 20', '20 sep.'],
  ['2021-05-05T18:00:00Z', short, 'May 5', '5 may.'],
  ['2021-09-20T18:00:00Z', { ...short, ...time }, 'Sep 20, 2:00 PM', '20 sep., 2:00 p.\u00a0m.'],
  ['2021-09-20T18:00:00Z', { dateStyle: 'long' }, 'September 20, 2021', '20 de septiembre de 2021'],
])('%s with %j is %s, in Spanish %s', (moment, options, english, spanish) => {
  const inWashington = { ...options, timeZone: 'America/New_York' };
  expect(formatDate(new Date(moment), 'en', inWashington)).toBe(english);
  expect(formatDate(new Date(moment), 'es', inWashington)).toBe(spanish);
});

test.each([
  [270, '270'],
  [1234, '1,234'],
  [250_000, '250,000'],
  [7.25, '7.25'],
])('%d is written %s in both languages', (value, written) => {
  expect(formatNumber(value, 'en')).toBe(written);
  expect(formatNumber(value, 'es')).toBe(written);
});
