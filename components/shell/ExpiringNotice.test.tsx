import { screen } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { ExpiringNotice } from './ExpiringNotice';

const notice = (
  <ExpiringNotice
    text="Tonight: moved to Union Station"
    until="2021-08-02T23:00:00Z"
    lang="en-US"
  />
);

beforeEach(() => void vi.useFakeTimers());

test('stands, in its language, until its moment has come', () => {
  vi.setSystemTime('2021-08-02T22:59:30Z');
  renderIn('es', notice);
  expect(screen.getByRole('complementary', { name: 'Aviso' })).toBeVisible();
  expect(screen.getByText('Tonight: moved to Union Station')).toHaveAttribute('lang', 'en-US');
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('is in the HTML, which knows no clock', () => {
  vi.setSystemTime('2021-08-03T00:00:00Z');
  expect(withoutScripts('en', notice).body.textContent).toBe('Tonight: moved to Union Station');
});
