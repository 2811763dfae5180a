import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@/lib/content/schema';
import { editionWith } from '@/tests/support/edition';
import { renderIn } from '@/tests/support/renderIn';
import { CalendarSection } from './CalendarSection';

const rally: CalendarEvent = {
  date: 'October 24',
  title: 'Mass Moral Revival & Rally',
  description: '4 pm ET, North Circle Stage.',
  link: 'https://example.org/rally',
  upcoming: true,
};
const vigil: CalendarEvent = {
  date: 'Every Monday',
  title: 'Vigil',
  description: 'At noon.',
  link: '#',
  upcoming: false,
};

const show = (locale: 'en' | 'es', ...events: CalendarEvent[]) =>
  renderIn(locale, <CalendarSection {...editionWith(locale, { events })} />);
const entry = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

describe('the calendar', () => {
  test('lists what is coming with its date, words and link, in the content’s order', () => {
    show('en', vigil, rally);
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Vigil',
      'Mass Moral Revival & Rally',
    ]);
    expect(entry(rally.title).getByText('October')).toBeVisible();
    expect(entry(rally.title).getByText('24')).toBeVisible();
    expect(entry(rally.title).getByText(rally.description)).toBeVisible();
    expect(
      entry(rally.title).getByRole('link', { name: /^Details ?Mass Moral Revival & Rally$/ }),
    ).toHaveAttribute('href', 'https://example.org/rally');
  });

  test('has no link for an event whose link is #', () => {
    const { container } = show('en', vigil);
    expect(entry('Vigil').getByText('Every Monday')).toBeVisible();
    expect(container.querySelector('[href="#"]')).toBeNull();
    expect(screen.queryByRole('link', { name: /Details/ })).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Upcoming'],
    ['es', 'Próxima fecha'],
  ] as const)('in %s marks only what is upcoming', (locale, mark) => {
    show(locale, rally, vigil);
    expect(entry(rally.title).getByText(mark)).toBeVisible();
    expect(entry('Vigil').queryByText(mark)).not.toBeInTheDocument();
  });

  test.each([
    ['en', /^No dates are set/],
    ['es', /^Por ahora no hay fechas/],
  ] as const)('in %s says so when there is nothing', (locale, words) => {
    show(locale);
    expect(screen.getByText(words)).toBeVisible();
  });
});
