import { expect, test, vi } from 'vitest';
import { contentWith } from '@/tests/support/content';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { livestreamsData } from './structured-data';

const on = (day: string, is_first: boolean) =>
  livestreamWith({ title: day, date: `${day}T15:00Z`, end_time: `${day}T17:00Z`, is_first });
const livestreams = [on('2021-08-02', true), on('2021-10-27', false)];

test.each([
  ['2021-08-01', '2021-08-02'],
  ['2021-08-03', '2021-10-27'],
])('built on %s, search engines mark as live what is on top: %s', (now, title) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const { '@graph': known } = livestreamsData(contentWith('en', { livestreams }));
  expect(known.flatMap((each) => ('publication' in each ? each.name : []))).toEqual([title]);
});
