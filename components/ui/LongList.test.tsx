import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { LongList } from './LongList';

test.each([1, 10])('a list of %d has no toggle', (count) => {
  const names = Array.from({ length: count }, (_, index) => `Partner ${index + 1}`);
  renderIn(
    'en',
    <LongList count={count}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </LongList>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
