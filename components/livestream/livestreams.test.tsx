import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LivestreamSection } from '@/components/sections/LivestreamSection';
import { loadContent } from '@/lib/content/load';
import type { Livestream } from '@/lib/content/schema';
import { useSource } from '@/lib/state/source';
import { renderIn } from '@/tests/support/renderIn';
import { streamWith } from '@/tests/support/streams';

const START = Date.parse('2021-08-02T14:45:00Z');
const MINUTE = 60_000;

async function show(now: number, locale: 'en' | 'es', ...livestreams: Partial<Livestream>[]) {
  vi.useFakeTimers({
    now,
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  const edition = loadContent(locale);
  renderIn(
    locale,
    <LivestreamSection
      {...edition}
      content={{ ...edition.content, livestreams: livestreams.map(streamWith) }}
    />,
  );
  await waitFor(() => expect(screen.getByText(/^(Your time|Su hora): /)).toBeVisible());
}

beforeEach(() => {
  sessionStorage.clear();
  useSource.setState({ choice: null });
});
afterEach(() => vi.useRealTimers());

describe('a livestream', () => {
  test.each([
    [START - 160 * MINUTE, 'Starts in 2 h 40 min', 'Empieza en 2 h 40 min'],
    [START, 'Live now', 'En vivo ahora'],
    [START + 120 * MINUTE, 'Ended', 'Finalizada'],
  ])('at %i says %s, in Spanish %s', async (now, english, spanish) => {
    await show(now, 'en', {});
    expect(screen.getByText(english)).toBeVisible();
    cleanup();
    await show(now, 'es', {});
    expect(screen.getByText(spanish)).toBeVisible();
  });

  test('goes live while the page is open', async () => {
    await show(START - 30_000, 'es', {});
    expect(screen.getByText('Empieza en 1 min')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(await screen.findByText('En vivo ahora')).toBeVisible();
  });

  test('without a source that we can play has no player, and is there all the same', async () => {
    await show(START, 'en', { livestream_service: 'twitch' });
    expect(screen.getByRole('heading', { name: 'National Moral Monday' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('keeps the source that was chosen', async () => {
    await show(START, 'en', { spanish_service: 'vimeo', spanish_id: '3' });
    const visitor = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const sources = within(screen.getByRole('group', { name: 'Source' }));
    expect(sources.getByRole('button', { name: 'Main', pressed: true })).toBeVisible();

    await visitor.click(sources.getByRole('button', { name: 'Español' }));
    expect(sources.getByRole('button', { name: 'Español', pressed: true })).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Watch on Vimeo/ })).toBeVisible();
    expect(sessionStorage.getItem('source')).toBe('spanish');
  });

  test('begins with Spanish on the Spanish site', async () => {
    await show(START, 'es', { spanish_service: 'vimeo', spanish_id: '3' });
    const [first] = screen.getAllByRole('button', { pressed: true });
    expect(first).toHaveAccessibleName('Español');
  });
});
