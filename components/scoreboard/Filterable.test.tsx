import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { rowsIn } from '@/lib/scoreboard/rows';
import { renderIn } from '@/tests/support/renderIn';
import { Filterable } from './Filterable';
import { Filters } from './Filters';
import { ScoreTable } from './ScoreTable';

const rows = rowsIn('en').filter(({ state }) => ['AZ', 'KY', 'VT', 'WV'].includes(state));
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent);

function show() {
  return renderIn(
    'en',
    <Filterable
      className={undefined}
      total={rows.length}
      texts={{ shown: '{count} of 8 senators', none: 'No senator matches.' }}
      form={<Filters rows={rows} />}
    >
      <ScoreTable rows={rows} content={loadContent('en').content} />
    </Filterable>,
  );
}

beforeEach(() => history.replaceState(null, '', '/scoreboard'));

describe('the scoreboard’s search', () => {
  test('shows everyone at first, each with a word for each vote', () => {
    show();

    expect(screen.getByRole('status')).toHaveTextContent('8 of 8 senators');
    expect(screen.getAllByText('Yea', { selector: 'td' })).toHaveLength(8);
    expect(screen.getAllByText('Nay', { selector: 'td' })).toHaveLength(8);
  });

  test('by name, state, party and vote, and keeps what is asked in the address', async () => {
    show();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Voted' }), 'Nay on either');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Party' }), 'Democrat');

    expect(names()).toEqual(['Kyrsten Sinema', 'Joe Manchin, III']);
    expect(location.search).toBe('?party=D&vote=nay');

    await userEvent.type(screen.getByRole('searchbox'), 'virginia');
    expect(names()).toEqual(['Joe Manchin, III']);
    expect(screen.getByRole('status')).toHaveTextContent('1 of 8 senators');
  });

  test('is taken from a link that somebody shared', () => {
    history.replaceState(null, '', '/scoreboard?state=VT&name=sanders');
    show();

    expect(names()).toEqual(['Bernard Sanders']);
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Vermont');
  });

  test('says when nobody matches, and is cleared with one press', async () => {
    history.replaceState(null, '', '/scoreboard?name=nobody');
    show();
    expect(screen.getByRole('status')).toHaveTextContent('No senator matches.');

    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getByRole('status')).toHaveTextContent('8 of 8 senators');
    expect(location.search).toBe('');
  });
});

test('a senator is asked by telephone, by a post and by a draft', () => {
  show();

  expect(screen.getByRole('link', { name: '202-224-3954' })).toHaveAttribute(
    'href',
    'tel:+12022243954',
  );
  const post = screen.getByRole<HTMLAnchorElement>('link', { name: /^Tweet to Joe Manchin/ });
  expect(new URL(post.href).searchParams.get('text')).toMatch(/^\.@Sen_JoeManchin Which side/);
  const draft = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write to Joe Manchin, III' });
  expect(decodeURIComponent(draft.href)).toContain(
    'Which side are you on, Senator Joe Manchin, III?',
  );
});
