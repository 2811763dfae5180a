import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { livestreamDay, livestreamTime } from './livestream-times';

const ZONE = 'America/New_York';

const inBoth = (say: (locale: Locale) => string) => (['en', 'es'] as const).map(say);

test.each([
  ['2021-06-23T17:00Z', 'June 23rd, 2021', '23 de junio de 2021'],
  ['2021-07-12T17:00Z', 'July 12th, 2021', '12 de julio de 2021'],
  ['2021-07-31T15:00Z', 'July 31st, 2021', '31 de julio de 2021'],
])('a livestream at %s is on %s', (moment, en, es) => {
  expect(inBoth((locale) => livestreamDay(moment, locale, ZONE))).toEqual([en, es]);
});

test.each([
  [ZONE, '10:30 AM ET / 7:30 AM PT', '10:30 a. m. ET / 7:30 a. m. PT'],
  ['America/Chicago', '9:30 AM CT / 7:30 AM PT', '9:30 a. m. CT / 7:30 a. m. PT'],
  ['America/Los_Angeles', '7:30 AM PT', '7:30 a. m. PT'],
])('a livestream’s time by the clock of %s is %s', (zone, en, es) => {
  const moment = '2021-10-27T14:30:00Z';
  expect(inBoth((locale) => livestreamTime(moment, locale, zone))).toEqual([en, es]);
});
