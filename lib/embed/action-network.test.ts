import { expect, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { eventPage, letterPage } from './action-network';
import { eventId } from './event-id';

test.each([
  ['https://actionnetwork.org/events/moral-march', 'moral-march'],
  ['https://actionnetwork.org/events/moral-march/?source=text', 'moral-march'],
  ['https://actionnetwork.org/events/Moral_March-2', 'Moral_March-2'],
  ['HTTPS://www.actionnetwork.org/events/moral-march', 'moral-march'],
  ['https://actionnetwork.org/letters/moral-march', null],
  ['http://actionnetwork.org/events/moral-march', null],
  ['#', null],
])('the event in %s is %s', (link, id) => {
  expect(eventId(link)).toBe(id);
});

test('a letter and an event have hosted pages, and a draft’s lead nowhere', () => {
  const EVENT = 'https://www.actionnetwork.org/events/moral-march?source=text';
  expect(letterPage('which-side')).toBe('https://actionnetwork.org/letters/which-side');
  vi.spyOn(publicConfig.action_network, 'host', 'get').mockReturnValue('https://draft.invalid');
  expect(letterPage('which-side')).toBe('https://draft.invalid/letters/which-side');
  expect(eventPage(EVENT)).toBe('https://draft.invalid/events/moral-march?source=text');
  expect(eventPage('https://example.org/events/x')).toBe('https://example.org/events/x');
});
