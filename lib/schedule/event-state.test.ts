import { expect, test } from 'vitest';
import { eventState } from './event-state';
import type { LiveState } from './livestream-phase';

const event = {
  description: 'At noon.',
  link: 'https://a.example/',
  upcoming: true,
  span: { startsAt: 0, endsAt: 1 },
  year: '2021',
  place: 'Capitol',
  calendar: '/calendar/rally.ics',
  recording: 'livestream-rally',
};
const { link, calendar, recording } = event;
const { span: _span, ...dayless } = event;
const dated = { isPast: false, text: 'At noon.', startsAt: 0, link, calendar, recording };
const marked = { ...dated, clockMark: 'upcoming' };
const calledOff = { isPast: false, text: 'At noon.', startsAt: 0, link, change: 'cancelled' };
const upcoming: LiveState = { phase: 'upcoming', startsInMs: 1 };
const live: LiveState = { phase: 'live' };
const ended: LiveState = { phase: 'ended' };
const past = { isPast: true, text: '2021 · Capitol', link, recording };

test.each([
  ['in the HTML', event, null, dated],
  ['to come', event, upcoming, marked],
  ['to come, not the next', { ...event, upcoming: false }, upcoming, dated],
  ['now', { ...event, upcoming: false }, live, { ...dated, clockMark: 'live' }],
  ['over', event, ended, past],
  ['over, somewhere', { ...event, place: undefined }, ended, { ...past, text: 'At noon.' }],
  ['confirmed', { ...event, status: 'confirmed' }, null, dated],
  ['moved', { ...event, status: 'moved' }, null, { ...dated, change: 'moved' }],
  ['called off', { ...event, status: 'cancelled' }, null, calledOff],
  [
    'on no day',
    { ...dayless, link: '#' },
    null,
    { ...marked, link: undefined, startsAt: undefined },
  ],
] as const)('an event %s', (_, given, clock, shown) => {
  expect(eventState(given, clock)).toEqual(shown);
});
