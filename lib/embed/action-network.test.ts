import { expect, test } from 'vitest';
import { letterPage } from './action-network';
import { eventId } from './event-id';

test.each([
  ['https://actionnetwork.org/events/moral-march', 'moral-march'],
  ['https://actionnetwork.org/events/moral-march/', 'moral-march'],
  ['https://actionnetwork.org/events/moral-march?source=text#rsvp', 'moral-march'],
  ['https://actionnetwork.org/events/moral-march/?source=text', 'moral-march'],
  ['https://actionnetwork.org/events/moral-march#rsvp?', 'moral-march'],
  ['https://actionnetwork.org/events/Moral_March-2', 'Moral_March-2'],
  ['HTTPS://www.actionnetwork.org/events/moral-march', 'moral-march'],
  ['https://actionnetwork.org/events/', null],
  ['https://actionnetwork.org/events/moral-march/edit', null],
  ['https://actionnetwork.org/events/<script>', null],
  ['https://actionnetwork.org/letters/moral-march', null],
  ['http://actionnetwork.org/events/moral-march', null],
  ['https://actionnetwork.org.evil.example/events/moral-march', null],
  ['https://evil.example/?https://actionnetwork.org/events/moral-march', null],
  ['#', null],
])('the event in %s is %s', (link, id) => {
  expect(eventId(link)).toBe(id);
});

test('a letter has a page of its own', () => {
  expect(letterPage('which-side-are-you-on')).toBe(
    'https://actionnetwork.org/letters/which-side-are-you-on',
  );
});
