import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { changeContent } from '@/tests/support/content';
import { renderIn } from '@/tests/support/renderIn';
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
