import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarEvent } from '@/lib/content/model/events';
import { contentWith } from '@/tests/support/content';
import { streamWith } from '@/tests/support/livestream';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { CalendarSection } from './CalendarSection';

const rally: CalendarEvent = {
  id: 'rally',
  title: 'Mass Moral Revival & Rally',
  description: 'North Circle Stage.',
  link: 'https://example.org/rally',
  upcoming: true,
  starts_at: '2021-10-24T20:00:00Z',
};
const vigil: CalendarEvent = {
  id: 'vigil',
  date: 'Every Monday',
  title: 'Vigil',
  description: 'At noon.',
  link: '#',
  upcoming: false,
};

const show = (locale: 'en' | 'es', ...events: CalendarEvent[]) =>
  renderIn(locale, <CalendarSection {...contentWith(locale, { events, livestreams: [] })} />);
const entry = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

const NOW = Date.parse('2021-10-20T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

describe('the calendar', () => {
  test.each([
    ['moved', 'Moved', 'Cambió de fecha o lugar'],
    ['cancelled', 'Canceled', 'Cancelado'],
  ] as const)('says of an event that it is %s, in both languages', (status, en, es) => {
    show('en', { ...rally, status });
    expect(entry(rally.title).getByText(en)).toBeVisible();
    expect(screen.queryByText('Upcoming')).not.toBeInTheDocument();
    show('es', { ...rally, title: 'Marcha', status });
    expect(entry('Marcha').getByText(es)).toBeVisible();
  });

  test('lists what is coming, streams too, with its date, words and link, before what has no day', () => {
    const livestreams = ['2021-10-12', '2021-10-24', '2021-10-22'].map((day) =>
      streamWith({ id: day, title: day, date: `${day}T15:00Z`, end_time: `${day}T17:00Z` }),
    );
    const content = contentWith('en', { events: [vigil, rally], livestreams });
    renderIn('en', <CalendarSection {...content} />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);
    expect(titles).toEqual(['2021-10-22', rally.title, 'Vigil']);
    expect(entry(rally.title).getByText('October')).toBeVisible();
    expect(entry(rally.title).getByText('24')).toBeVisible();
    expect(entry(rally.title).getByText(rally.description)).toBeVisible();
    const details = entry(rally.title).getByRole('link', {
      name: /^Details ?Mass Moral .* Rally$/,
    });
    expect(details).toHaveAttribute('href', 'https://example.org/rally');
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
    ['es', /^Todavía no hay fechas/],
  ] as const)('in %s says so when there is nothing', (locale, words) => {
    show(locale);
    expect(screen.getByText(words)).toBeVisible();
  });
});

test.each([
  ['en', '4:00\u00a0PM\u00a0ET'],
  ['es', '4:00\u00a0p.\u00a0m.\u00a0ET'],
] as const)('in %s the page’s HTML says the hour of an event: %s', (locale, hour) => {
  const section = (
    <CalendarSection {...contentWith(locale, { events: [rally], livestreams: [] })} />
  );
  const html = withoutScripts(locale, section);
  expect(html.querySelector('li h3 ~ p')?.textContent).toBe(hour);
});

describe('a date that has passed', () => {
  const AFTER = Date.parse('2021-10-25T04:00:00Z');
  const section = (locale: 'en' | 'es') => (
    <CalendarSection
      {...contentWith(locale, {
        events: [{ ...rally, place: 'Charleston' }],
        livestreams: [streamWith({ id: 'rally', date: '2021-10-24T20:00:00Z' })],
      })}
    />
  );
  const recording = () => screen.getByRole('link', { name: /^(Watch the|Ver la) / });

  test.each([
    ['en', /^This date has passed\. Watch the recordings/],
    ['es', /^Esta fecha ya pasó\. Vea las grabaciones/],
  ] as const)('in %s leads to its recording, and says so', (locale, lead) => {
    vi.setSystemTime(AFTER);
    renderIn(locale, section(locale));
    expect(screen.getByText(lead)).toBeVisible();
    expect(within(withoutScripts(locale, section(locale)).body).getByText(lead)).toBeTruthy();
    expect(screen.getByText('2021 · Charleston')).toBeVisible();
    expect(recording()).toHaveAttribute('href', '#livestream-rally');
    expect(screen.queryByText(/Upcoming|Próxima/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /calendar? Mass/ })).not.toBeInTheDocument();
  });

  test('has not passed until its day is over in Washington', () => {
    vi.setSystemTime(AFTER - 1);
    renderIn('en', section('en'));
    expect(screen.getByText('Happening now')).toBeVisible();
    expect(screen.getByText(/^When and where we meet/)).toBeVisible();
  });

  test('is not called upcoming in a page’s HTML that was built before', () => {
    expect(withoutScripts('en', section('en')).body.innerHTML).not.toContain('Upcoming');
  });
});
