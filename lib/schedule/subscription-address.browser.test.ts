import { expect, test } from 'vitest';
import { subscriptionAddress } from './subscription-address.browser';

const webcal = 'webcal://season.example.org/calendar/season.ics';

test.each([
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', webcal],
  [
    'an Android phone',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8)',
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fseason.example.org%2Fcalendar%2Fseason.ics',
  ],
])('%s subscribes to the calendar where it can', (_, userAgent, address) => {
  expect(subscriptionAddress(webcal, userAgent)).toBe(address);
});
