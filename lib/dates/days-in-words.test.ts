import { expect, test } from 'vitest';
import type { Locale } from '@/lib/i18n/locales';
import { eventDay } from './days-in-words';

const ZONE = 'America/New_York';

const inBoth = (say: (locale: Locale) => string) => (['en', 'es'] as const).map(say);

test.each([
  ['2021-10-24T20:00Z', undefined, 'October 24', '24 de octubre'],
  ['2021-10-24T20:00Z', '2021-10-25T01:00Z', 'October 24', '24 de octubre'],
  ['2021-07-27T12:00Z', '2021-07-31T15:00Z', 'July 27–31', '27–31 de julio'],
  ['2021-07-27T12:00Z', '2021-08-02T15:00Z', 'July 27 – August 2', '27 de julio – 2 de agosto'],
])('an event from %s to %s is on %s', (starts, ends, en, es) => {
  expect(inBoth((locale) => eventDay(starts, ends, locale, ZONE))).toEqual([en, es]);
});
