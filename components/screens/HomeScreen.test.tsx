import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';

const sections = ['where', 'june21', 'partners', 'calendar', 'livestream'];

await vi.hoisted(async () => {
  const { copyBundle, setAt, showContent } = await import('@/tests/support/bundle');
  const dir = copyBundle();
  const listed = ['where', 'june21', 'partners', 'calendar', 'livestream'];
  setAt(dir, 'en/site.json', 'visible_sections', listed);
  showContent(dir);
});

const { HomeScreen } = await import('./HomeScreen');

const regions = () =>
  screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the home page', () => {
  test('begins with the question and the letter, then shows the listed sections in their order', () => {
    renderIn('en', <HomeScreen locale="en" />);
    expect(regions()).toEqual([
      'intro-title',
      'letter-title',
      ...sections.map((name) => `${name}-title`),
      'pass-it-on',
    ]);
    expect(titles().slice(1, 7)).toEqual([
      'Open Letters',
      'October 24 in Charleston',
      'June 21: The National Assembly',
      'Our Partners',
      'Calendar',
      'Livestream',
    ]);
  });

  test('the rally leads to its page and to the COVID protocols', () => {
    renderIn('en', <HomeScreen locale="en" />);
    const rally = screen.getByRole('link', { name: 'Rally details' }).getAttribute('href');
    expect(rally).toMatch(/^https:\/\/www\.poorpeoplescampaign\.org\//);
    expect(screen.getByRole('link', { name: 'COVID Protocols' })).toHaveAttribute('href', '#covid');
  });
});
