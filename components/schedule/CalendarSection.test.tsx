import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CalendarEvent } from '@/lib/content/model/events';
import { contentWith } from '@/tests/support/content';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { livestreamWith } from '@/tests/support/sample-livestream';
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

const section = (locale: 'en' | 'es', ...events: CalendarEvent[]) => (
  <CalendarSection {...contentWith(locale, { events, livestreams: [] })} />
);
const show = (...events: CalendarEvent[]) => renderIn('en', section('en', ...events));
const entry = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

const NOW = Date.parse('2021-10-20T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));

describe('the calendar', () => {
  test.each([
    ['moved', 'Moved'],
    ['cancelled', 'Canceled'],
  ] as const)('says of an event that it is %s', (status, words) => {
    show({ ...rally, status });
    expect(entry(rally.title).getByText(words)).toBeVisible();
    expect(screen.queryByText('Upcoming')).not.toBeInTheDocument();
  });

  test.each<[boolean, string, Partial<CalendarEvent>]>([
    [true, 'to come', {}],
    [true, 'without a moment', { starts_at: undefined, date: 'Soon' }],
    [false, 'that is called off', { status: 'cancelled' }],
    [false, 'that is over', { starts_at: '2021-10-19T20:00:00Z' }],
  ])('says (%s) what is there for access at an event %s', (isSaid, _, change) => {
    show({ ...rally, access: ['seats'], access_note: 'A ramp.', ...change });
    const text = screen.getByRole('list').textContent;
    expect(text?.includes('Access: seats. A ramp.')).toBe(isSaid);
  });

  test('lists what is coming, streams too, with its date, words and link, before what has no day', () => {
    const livestreams = ['2021-10-12', '2021-10-24', '2021-10-22'].map((day) =>
      livestreamWith({ id: day, title: day, date: `${day}T15:00Z`, end_time: `${day}T17:00Z` }),
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
    expect(entry(rally.title).getByText('Upcoming')).toBeVisible();

    // whose link is #, and which is not marked
    expect(entry('Vigil').getByText('Every Monday')).toBeVisible();
    expect(entry('Vigil').queryByRole('link')).not.toBeInTheDocument();
    expect(entry('Vigil').queryByText('Upcoming')).not.toBeInTheDocument();
  });

  test('says so when there is nothing', () => {
    show();
    expect(screen.getByText(/^No dates are set/)).toBeVisible();
  });

  test('says the hour of an event in the page’s HTML', () => {
    const html = withoutScripts('es', section('es', rally));
    expect(html.querySelector('li h3 ~ p')?.textContent).toBe('4:00\u00a0p.\u00a0m.\u00a0ET');
  });
});

describe('a date that has passed', () => {
  const AFTER = Date.parse('2021-10-25T04:00:00Z');
  const past = (
    <CalendarSection
      {...contentWith('en', {
        events: [{ ...rally, place: 'Charleston' }],
        livestreams: [livestreamWith({ id: 'rally', date: '2021-10-24T20:00:00Z' })],
      })}
    />
  );

  test('leads to its recording, and says so', () => {
    const lead = /^This date has passed\. Watch the recordings/;
    vi.setSystemTime(AFTER);
    renderIn('en', past);
    expect(screen.getByText(lead)).toBeVisible();
    expect(within(withoutScripts('en', past).body).getByText(lead)).toBeTruthy();
    expect(screen.getByText('2021 · Charleston')).toBeVisible();
    const recording = screen.getByRole('link', { name: /^Watch the / });
    expect(recording).toHaveAttribute('href', '#livestream-rally');
    expect(screen.queryByText('Upcoming')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /calendar? Mass/ })).not.toBeInTheDocument();
  });

  test('has not passed until its day is over in Washington', () => {
    vi.setSystemTime(AFTER - 1);
    renderIn('en', past);
    expect(screen.getByText('Happening now')).toBeVisible();
    expect(screen.getByText(/^When and where we meet/)).toBeVisible();
  });
});
