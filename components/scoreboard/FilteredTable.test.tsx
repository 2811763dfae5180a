import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { messagesOf } from '@/lib/messages/messages';
import { rowsIn, statesOf } from '@/lib/scoreboard/rows';
import { renderIn } from '@/tests/support/renderIn';
import { FilteredTable } from './FilteredTable';
import { ScoreTable } from './ScoreTable';

const { scoreboard: messages } = messagesOf('en');
const rows = rowsIn('en').filter(({ state }) => ['AZ', 'KY', 'VT', 'WV'].includes(state));
const found = () => screen.getAllByRole('status')[0];
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);

function show() {
  return renderIn(
    'en',
    <FilteredTable
      states={statesOf(rows)}
      parties={Object.entries(messagesOf('en').senators.party)}
      total={rows.length}
    >
      <ScoreTable rows={rows} content={loadContent('en').values} />
    </FilteredTable>,
  );
}

beforeEach(() => history.replaceState(null, '', '/scoreboard'));

describe('the scoreboard’s search', () => {
  test('by name, state, party and vote, and keeps what is asked in the address', async () => {
    show();
    expect(found()).toHaveTextContent('8 of 8 senators');
    expect(screen.getAllByText('Yea', { selector: 'td' })).toHaveLength(8);
    expect(screen.getAllByText('Nay', { selector: 'td' })).toHaveLength(8);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Voted' }), 'Nay on either');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Party' }), 'Democrat');

    expect(names()).toEqual(['Kyrsten Sinema', 'Joe Manchin, III']);
    expect(location.search).toBe('?party=D&vote=nay');

    await userEvent.type(screen.getByRole('searchbox'), 'virginia');
    expect(names()).toEqual(['Joe Manchin, III']);
    expect(found()).toHaveTextContent('1 of 8 senators');
  });

  test('shows what an address asks for, and once cleared everyone, under the partner’s code', async () => {
    history.replaceState(null, '', '/scoreboard?state=WV&source=kairos-center');
    show();
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('WV');
    expect(found()).toHaveTextContent('2 of 8 senators');
    await userEvent.type(screen.getByRole('searchbox'), 'nobody of that name');
    expect(screen.queryByRole('rowheader')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: messages.clear }));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(found()).toHaveTextContent('8 of 8 senators');
    expect(location.search).toBe('?source=kairos-center');
  });

  test('is handed on by a link to just this list, until it asks for another', async () => {
    const user = userEvent.setup();
    show();
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Kentucky');
    await user.click(screen.getByRole('button', { name: 'Copy link to this list' }));

    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/scoreboard?state=KY`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Vermont');
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
  });

  test('goes on where the browser refuses another change of the address', async () => {
    show();
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('100 times per 30 seconds', 'SecurityError');
    });
    const state = screen.getByRole('combobox', { name: 'State' });
    await userEvent.selectOptions(state, 'Vermont');
    expect(found()).toHaveTextContent('2 of 8 senators');

    replace.mockRestore();
    await userEvent.selectOptions(state, 'Kentucky');
    expect(location.search).toBe('?state=KY');
  });
});

test('a senator is asked by telephone, by a post and by a draft', () => {
  show();

  const call = screen.getByRole('link', { name: '202-224-3954' });
  expect(call).toHaveAttribute('href', 'tel:+12022243954');
  const post = screen.getByRole<HTMLAnchorElement>('link', { name: /^Tweet to Joe Manchin/ });
  expect(new URL(post.href).searchParams.get('text')).toMatch(/^\.@Sen_JoeManchin Which side/);
  const draft = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to Joe Manchin, III' });
  const body = decodeURIComponent(draft.href);
  expect(body).toContain('Which side are you on, Senator Joe Manchin, III?');
});
