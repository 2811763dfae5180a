import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
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
});
