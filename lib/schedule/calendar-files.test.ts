import { describe, expect, test } from 'vitest';
import { screenUrl } from '@/lib/config/screen-url';
import type { CalendarEvent } from '@/lib/content/model/events';
import type { SafeHtml } from '@/lib/content/model/html';
import type { Livestream } from '@/lib/content/model/livestreams';
import { contentWith } from '@/tests/support/content';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { entriesOf } from './calendar-files';

const home = screenUrl('en', '/');
const [starts, ends] = ['2021-10-24T16:00:00-04:00', '2021-10-24T18:00:00-04:00'];

function entryOf(own: Partial<CalendarEvent>) {
  const words = { title: 'Rally', description: 'At the Capitol.', date: 'October 24' };
  const event = { id: 'rally', ...words, link: '#', upcoming: true, ...own };
  return entriesOf(contentWith('en', { events: [event] })).events[0];
}
const streamEntry = (own: Partial<Livestream>) =>
  entriesOf(contentWith('en', { livestreams: [livestreamWith(own)] })).livestreams[0];

describe('a calendar event', () => {
  test('keeps its name when its date moves, and without a link leads to the calendar', () => {
    for (const day of ['2021-10-24', '2021-10-25']) {
      const known = { name: 'event-rally', url: `${home}#calendar` };
      expect(entryOf({ starts_at: `${day}T20:00:00Z` })).toMatchObject(known);
    }
  });

  test('with its moments has them, and all that calendars follow', () => {
    const facts = { place: 'State Capitol', status: 'moved', revision: 3 } as const;
    const link = 'https://a.example/';
    const entry = entryOf({ ...facts, starts_at: starts, ends_at: ends, link });
    expect(entry).toMatchObject({ ...facts, url: link, time: { starts, ends }, title: 'Rally' });
  });

  test('with a day in words alone has no entry', () => {
    expect(entryOf({})).toBeUndefined();
  });
});

test('a livestream says in words what it is and where to watch it, unless it is not visible', () => {
  const description = 'March &amp;&nbsp;<b>rally</b>' as SafeHtml;
  expect(streamEntry({ description })).toMatchObject({
    name: 'livestream-2021-08-02-1445',
    time: { starts: '2021-08-02T14:45:00Z', ends: '2021-08-02T16:45:00Z' },
    title: 'National Moral Monday',
    description: 'March & rally\nhttps://www.youtube.com/watch?v=M7lc1UVf-VE',
    url: `${home}#livestream`,
  });
  expect(streamEntry({ visible: false })).toBeUndefined();
});
