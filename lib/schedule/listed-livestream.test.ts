import { expect, test } from 'vitest';
import type { Livestream } from '@/lib/content/model/livestreams';
import { contentWith } from '@/tests/support/content';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { entriesOf } from './calendar-files';
import { listedLivestream } from './listed-livestream';

function listed(own: Partial<Livestream>, locale: 'en' | 'es' = 'en') {
  const content = contentWith(locale, { livestreams: [livestreamWith(own)] });
  const [entry] = entriesOf(content).livestreams;
  if (!entry) throw new Error('The calendar has no such livestream.');
  return listedLivestream(entry, locale);
}

test.each([
  ['its moment', undefined, undefined, 'August 2nd, 2021', '10:45 AM ET / 7:45 AM PT'],
  ['the content', 'Monday', 'in the morning', 'Monday', 'in the morning'],
])(
  'its date and time in words are those of %s',
  (_, formatted_date, formatted_time, date, time) => {
    expect(listed({ formatted_date, formatted_time })).toMatchObject({ date, time });
  },
);

test.each([
  ['/images/rally.jpg', '/images/rally.jpg'],
  ['https://elsewhere.example/rally.jpg', undefined],
  [null, undefined],
])('of the picture %s the page shows %s', (thumbnail, shown) => {
  expect(listed({ thumbnail }).thumbnail).toBe(shown);
});

test.each([
  ['en', 'August 2', '/calendar/livestream-2021-08-02-1445.ics'],
  ['es', '2 de agosto', '/es/calendar/livestream-2021-08-02-1445.ics'],
] as const)('in %s its poster says %s, and its calendar file is %s', (locale, day, address) => {
  expect(listed({}, locale)).toMatchObject({ posterDay: day, calendar: address });
});
