import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { changeContent } from '@/tests/support/content';
import { streamWith } from '@/tests/support/livestream';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { HomeScreen } from './HomeScreen';

test('the home page begins with the question and the letter, then shows the listed sections', () => {
  changeContent('en', {
    visible_sections: ['where', 'june21', 'partners', 'calendar', 'livestream'],
  });
  renderIn('en', <HomeScreen locale="en" />);
  const regions = screen.getAllByRole('region');
  expect(regions.map((region) => region.getAttribute('aria-labelledby'))).toEqual([
    'intro-title',
    'letter-title',
    'where-title',
    'june21-title',
    'partners-title',
    'calendar-title',
    'livestream-title',
    'pass-it-on',
  ]);
  const rally = screen.getByRole('link', { name: 'Rally details' }).getAttribute('href');
  expect(rally).toMatch(/^https:\/\/www\.poorpeoplescampaign\.org\//);
  expect(screen.getByRole('link', { name: 'COVID Protocols' })).toHaveAttribute('href', '#covid');
});

const livestreams = ['07-05', '07-19', '07-26', '08-16', '08-30'].map((title) =>
  streamWith({ id: title, title, date: `2021-${title}T15:00Z`, end_time: `2021-${title}T17:00Z` }),
);

test.each([
  ['before', '2021-07-10', '07-19 07-26 08-16 08-30', '07-05', false],
  ['in', '2021-07-20', '07-26 08-16 08-30', '07-19 07-05', false],
  ['after', '2021-08-20', '08-30', '08-16 07-26 07-19 07-05', true],
])('built %s its season it begins with what is near, and says when that is over', (...row) => {
  const [, day, toCome, over, isOver] = row;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(day) });
  changeContent('en', { livestreams, events: [], visible_sections: ['calendar', 'livestream'] });
  const { body } = withoutScripts('en', <HomeScreen locale="en" />);
  vi.useRealTimers();
  const titlesIn = (section: string) =>
    Array.from(body.querySelectorAll(`#${section} h3`), ({ textContent }) => textContent).join(' ');
  expect(titlesIn('livestream')).toBe(`${toCome} ${over}`);
  // it lists no recordings
  expect(titlesIn('calendar')).toBe(toCome);
  for (const hidden of body.querySelectorAll('[hidden]')) hidden.remove();
  expect(body.textContent?.includes('The season is over')).toBe(isOver);
});
