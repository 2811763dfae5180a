import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import type { Livestream } from '@/lib/content/model/livestreams';
import { safeHtml } from '@/lib/content/model/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { useChosenStream } from '@/lib/schedule/chosen-stream';
import { contentWith } from '@/tests/support/content';
import { renderIn, serverRenderIn } from '@/tests/support/renderIn';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { LivestreamSection } from './LivestreamSection';

const START = Date.parse('2021-08-02T14:45:00Z');
const MINUTE = 60_000;

const section = (locale: Locale, changes: Partial<Livestream>[]) => (
  <LivestreamSection {...contentWith(locale, { livestreams: changes.map(livestreamWith) })} />
);
const show = (...changes: Partial<Livestream>[]) => renderIn('en', section('en', changes));
const threeSources: Partial<Livestream> = {
  backup_service: 'YouTube',
  backup_id: 'M7lc1UVf-VE',
  spanish_service: 'vimeo',
  spanish_id: '76979871',
};

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const row = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

beforeEach(() => {
  sessionStorage.clear();
  useChosenStream.setState({ choice: null });
});

describe('the livestreams', () => {
  test('show only what is visible, the first one on top', () => {
    show({ title: 'A' }, { title: 'B', visible: false }, { title: 'C', is_first: true });
    expect(titles()).toEqual(['C', 'A']);
  });

  test('are no section at all when none is visible', () => {
    const { container } = show({ visible: false });
    expect(container).toBeEmptyDOMElement();
  });

  test('say what they are in words, not in entities, and when', () => {
    show({ description: safeHtml.parse('At the U.S.&nbsp;Supreme Court: Revival &amp; Rally.') });
    expect(screen.getByText(/^At the U\.S\.\sSupreme Court: Revival & Rally\.$/)).toBeVisible();
    const times = screen.getByText('10:45 AM ET / 7:45 AM PT').closest('p');
    expect(times).toHaveTextContent('August 2nd, 2021 · 10:45 AM ET / 7:45 AM PT');
  });

  test('are described in paragraphs where the content has some', () => {
    show({ description: safeHtml.parse('<p>Outside.</p><p>Bring water.</p>') });
    // browsers take a paragraph out of a paragraph
    expect(screen.getByText('Bring water.').parentElement?.closest('p')).toBeNull();
  });

  test('offer each of their sources by name, and keep the one chosen', async () => {
    show(threeSources);
    const visitor = userEvent.setup();
    const sources = within(screen.getByRole('group', { name: 'Source' }));
    const names = sources.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Main', 'Backup', 'Español']);
    expect(sources.getByRole('button', { name: 'Main', pressed: true })).toBeVisible();

    sources.getByRole('button', { name: 'Español' }).focus();
    await visitor.keyboard(' ');
    expect(sources.getByRole('button', { name: 'Español', pressed: true })).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Watch on Vimeo/ })).toBeVisible();
    vi.resetModules();
    const next = await import('@/lib/schedule/chosen-stream');
    expect(next.useChosenStream.getState().choice, 'on the next page').toBe('spanish');
  });

  test('of an unknown service are told of, without a player', () => {
    const livestream_service = 'twitch';
    show({ title: 'A', livestream_service }, { title: 'B', livestream_service });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(row('B').getByText('10:45 AM ET / 7:45 AM PT')).toBeVisible();
  });
});

test.each([
  ['en', 'Starts in 2 min', 'Starts in 1 min', 'Live now', 'Ended'],
  ['es', 'Empieza en 2 min', 'Empieza en 1 min', 'En vivo ahora', 'Ya terminó'],
] as const)('in %s goes live and ends while the page is open', (locale, two, one, live, ended) => {
  vi.useFakeTimers({ now: START - 1.5 * MINUTE });
  renderIn(locale, section(locale, [{}]));
  for (const [said, minutes] of [
    [two, 1],
    [one, 1],
    [live, 120],
    [ended, 0],
  ] as const) {
    expect(screen.getByText(said)).toBeVisible();
    for (let minute = 0; minute < minutes; minute += 1)
      act(() => void vi.advanceTimersByTime(MINUTE));
  }
});

test('a time is also said by the visitor’s clock, in the list, too', async () => {
  vi.useFakeTimers({ now: START - MINUTE, toFake: ['Date'] });
  show({}, { title: 'B' });
  expect(await screen.findAllByText('Your time: 8:30 PM')).toHaveLength(2);
});

test('before scripts every video is a link, which React makes a button in its place', () => {
  const onError = vi.spyOn(console, 'error');
  useChosenStream.setState({ choice: 'spanish' });
  const hydrate = serverRenderIn('en', section('en', [threeSources, threeSources]));
  const links = screen.getAllByRole('link');
  const names = [
    'Play: National Moral Monday (opens in a new tab)',
    'Main Watch on YouTube (opens in a new tab)',
    'Backup Watch on YouTube (opens in a new tab)',
    'Español Watch on Vimeo (opens in a new tab)',
    'Watch on YouTube (opens in a new tab)',
    'Watch National Moral Monday (opens in a new tab)',
    'Backup National Moral Monday (opens in a new tab)',
    'Español National Moral Monday (opens in a new tab)',
  ];
  expect(links).toHaveLength(names.length);
  for (const [index, link] of links.entries()) {
    expect(link).toHaveAccessibleName(names[index]);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
  }
  expect(screen.queryByText(/Ended|Your time/)).not.toBeInTheDocument();

  links[0]?.focus();
  hydrate();
  const play = screen.getByRole('button', { name: 'Play: National Moral Monday' });
  expect(play).toBe(links[0]);
  expect(play).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Español', pressed: true })).toBe(links[3]);
  // of what is in the list it goes without saying
  expect(screen.getAllByText('Ended')).toHaveLength(1);
  expect(onError).not.toHaveBeenCalled();
});

test('in the archived edition every video stays a link', () => {
  publicConfig.isArchived = true;
  show(threeSources, threeSources);
  publicConfig.isArchived = false;
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Play: .* \(opens in a new tab\)$/ })).toBeVisible();
});
