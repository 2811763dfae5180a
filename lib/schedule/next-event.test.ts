import { expect, test } from 'vitest';
import type { Content } from '@/lib/content/model/content';
import type { CalendarEvent } from '@/lib/content/model/events';
import { contentWith } from '@/tests/support/content';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { nextEvent } from './next-event';

const starts = '2021-07-19T15:00:00Z';
const march = livestreamWith({ id: 'march', title: 'Women’s Moral Monday', date: starts });
const vigil = { id: 'vigil', title: 'Vigil', description: '', link: '#', upcoming: true };

const unplayable = { ...march, livestream_id: '' };
const unlisted: Partial<Content> = { livestreams: [march], visible_sections: ['calendar'] };
const events = [{ ...vigil, starts_at: starts }];

test.each<[string, Partial<Content>, title?: string, recording?: string]>([
  ['its livestream', { livestreams: [march] }, march.title, '/#livestream-march'],
  ['a livestream that cannot be played', { livestreams: [unplayable] }, march.title],
  ['a livestream that the page does not show', unlisted, march.title],
  ['a calendar event', { livestreams: [], events }, 'Vigil'],
  ['nothing of its day', { livestreams: [livestreamWith()], events: [] }],
])('the next event takes its name and its recording from %s', (_, given, title, recording) => {
  const content = contentWith('en', { ...given, intro_moral_monday_starts_at: starts });
  expect(nextEvent(content)).toMatchObject({
    title,
    recording,
    day: 'July 19',
    time: '11:00\u00a0AM\u00a0ET',
    endsAt: Date.parse('2021-07-20T04:00:00Z'),
  });
});

const seats = { ...vigil, starts_at: starts, access: ['seats'] } satisfies CalendarEvent;
const link = 'https://actionnetwork.org/events/march';

test.each<[string, CalendarEvent[], string?]>([
  ['the event of its moment', [seats], 'Access: seats.'],
  ['no other of its day', [{ ...seats, starts_at: '2021-07-19T15:30:00Z' }]],
  ['none of two of its moment', [seats, seats]],
  [
    'of two the one with its link',
    [
      { ...seats, access: [] },
      { ...seats, link },
    ],
    'Access: seats.',
  ],
])('the next event takes its access from %s', (_, events, words) => {
  const next = { intro_moral_monday_starts_at: starts, intro_moral_monday_link: link };
  expect(nextEvent(contentWith('en', { events, ...next }))?.access?.words).toBe(words);
});

test('of an event without a moment no end is known', () => {
  expect(nextEvent(contentWith('en', { intro_moral_monday_starts_at: undefined }))).toBeUndefined();
});
