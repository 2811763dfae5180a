import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@/lib/content/model/events';
import type { SafeHtml } from '@/lib/content/model/html';
import { streamWith } from '@/tests/support/livestream';
import { eventEntry, livestreamEntry } from './calendar-entries';

const home = 'https://season.example.org/';
const event: CalendarEvent = {
  id: 'rally',
  date: 'October 24',
  title: 'Rally',
  description: 'At the Capitol.',
  link: '#',
  upcoming: true,
};
const entryOf = (event: CalendarEvent) => eventEntry(event, home);

describe('a calendar event', () => {
  test('keeps its name when its date moves', () => {
    const names = ['2021-10-24', '2021-10-25'].map(
      (day) => entryOf({ ...event, starts_at: `${day}T20:00:00Z` })?.name,
    );
    expect(names).toEqual(['event-rally', 'event-rally']);
  });

  test('with its moments has them, and all that calendars follow', () => {
    const facts = { place: 'State Capitol', status: 'moved', revision: 3 } as const;
    const { title, description } = event;
    const [starts, ends] = ['2021-10-24T16:00:00-04:00', '2021-10-24T18:00:00-04:00'];
    const url = 'https://a.example/';
    expect(entryOf({ ...event, ...facts, starts_at: starts, ends_at: ends, link: url })).toEqual({
      name: 'event-rally',
      time: { starts, ends },
      title,
      description,
      url,
      ...facts,
    });
  });

  test('with a day in words alone has no entry', () => {
    expect(entryOf(event)).toBeNull();
  });

  test('without a link leads to the calendar', () => {
    const url = 'https://season.example.org/#calendar';
    expect(entryOf({ ...event, starts_at: '2021-10-24T20:00:00Z' })).toMatchObject({ url });
  });
});

describe('a livestream', () => {
  test('says in words what it is and where to watch it', () => {
    const stream = streamWith({ description: 'March &amp;&nbsp;<b>rally</b>' as SafeHtml });
    expect(livestreamEntry(stream, home)).toEqual({
      name: 'livestream-2021-08-02-1445',
      time: { starts: '2021-08-02T14:45:00Z', ends: '2021-08-02T16:45:00Z' },
      title: 'National Moral Monday',
      description: 'March & rally\nhttps://www.youtube.com/watch?v=M7lc1UVf-VE',
      url: 'https://season.example.org/#livestream',
    });
  });

  test('that is not visible has no entry', () => {
    expect(livestreamEntry(streamWith({ visible: false }), home)).toBeNull();
  });
});
