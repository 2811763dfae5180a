import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { LongList } from './LongList';

const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `Partner ${index + 1}`);

const list = (count: number) => (
  <ul>
    {names(count).map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

describe('a long list', () => {
  test.each([1, 10])('of %d has no toggle', (count) => {
    renderIn('en', <LongList count={count}>{list(count)}</LongList>);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['en', 'Show all (11)', 'Show less'],
    ['es', 'Mostrar todo (11)', 'Mostrar menos'],
  ] as const)('of eleven opens and closes, in %s', async (locale, showAll, showLess) => {
    const visitor = userEvent.setup({ delay: null });
    renderIn(locale, <LongList count={11}>{list(11)}</LongList>);
    const toggle = screen.getByRole('button', { name: showAll, expanded: false });

    await visitor.click(toggle);
    expect(toggle).toHaveAccessibleName(showLess);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await visitor.click(toggle);
    expect(toggle).toHaveAccessibleName(showAll);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('is whole in the HTML, before any script', () => {
    const page = withoutScripts('en', <LongList count={270}>{list(270)}</LongList>);
    expect(page.querySelectorAll('li')).toHaveLength(270);
  });
});
