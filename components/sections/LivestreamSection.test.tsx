import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { safeHtml } from '@/lib/content/sanitize';
import type { Livestream } from '@/lib/content/schema';
import { editionWith } from '@/tests/support/edition';
import { renderIn } from '@/tests/support/renderIn';
import { streamWith } from '@/tests/support/streams';
import { LivestreamSection } from './LivestreamSection';

const show = (...changes: Partial<Livestream>[]) =>
  renderIn(
    'en',
    <LivestreamSection
      {...editionWith('en', {
        livestreams: changes.map(streamWith),
      })}
    />,
  );

const titles = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const row = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('li') as HTMLElement);

describe('the livestreams', () => {
  test('show only what is visible, the first one on top', () => {
    show({ title: 'A' }, { title: 'B', visible: false }, { title: 'C', is_first: true });
    expect(titles()).toEqual(['C', 'A']);
  });

  test('begin with the first visible one where none is marked as first', () => {
    show({ title: 'A', visible: false, is_first: true }, { title: 'B' }, { title: 'C' });
    expect(titles()).toEqual(['B', 'C']);
  });

  test('are no section at all when none is visible', () => {
    const { container } = show({ visible: false });
    expect(container).toBeEmptyDOMElement();
  });

  test('say what they are in words, not in entities, and when', () => {
    show({
      description: safeHtml.parse('At the U.S.&nbsp;Supreme Court: Revival &amp; Rally.'),
    });
    expect(screen.getByText(/^At the U\.S\.\sSupreme Court: Revival & Rally\.$/)).toBeVisible();
    expect(screen.getByText('10:45AM / 7:45AM PT').closest('p')).toHaveTextContent(
      'August 2nd, 2021 · 10:45AM / 7:45AM PT',
    );
  });

  test('are described in paragraphs where the content has some', () => {
    show({ description: safeHtml.parse('<p>Outside.</p><p>Bring water.</p>') });
    // a paragraph in a paragraph is none in the page that the browser reads
    expect(screen.getByText('Bring water.').parentElement?.closest('p')).toBeNull();
  });

  test('offer each of their sources by name', async () => {
    show({
      backup_service: 'YouTube',
      backup_id: 'M7lc1UVf-VE',
      spanish_service: 'vimeo',
      spanish_id: '76979871',
    });
    await screen.findByRole('button', { name: 'Main' });
    const sources = within(screen.getByRole('group', { name: 'Source' }));
    expect(sources.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Main',
      'Backup',
      'Español',
    ]);
  });

  test.each([
    ['a service that we do not know', { livestream_service: 'twitch' }],
    ['no id', { livestream_id: ' ' }],
  ])('with %s are told of, without a player', (_case, change) => {
    show({ title: 'A', ...change }, { title: 'B', ...change });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(row('B').getByText('10:45AM / 7:45AM PT')).toBeVisible();
  });

  test('fall back on the backup where the first source is of no use', () => {
    show(
      { title: 'A' },
      { title: 'B', livestream_service: '', backup_service: 'vimeo', backup_id: '76979871' },
    );
    expect(row('B').getByRole('link', { name: /^Watch ?B/ })).toHaveAttribute(
      'href',
      'https://vimeo.com/76979871',
    );
  });
});
