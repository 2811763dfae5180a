import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { WhenAndWhere } from './WhenAndWhere';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test.each([
  ['en', 'Monday, July 19, 2021, 11:00 AM EDT', 'U.S. Supreme Court', 'This date has passed.'],
  ['es', 'lunes, 19 de julio de 2021, 11:00', 'Corte Suprema', 'Esta fecha ya pasó.'],
] as const)(
  'in %s it says when and where, and when that is over',
  (locale, when, place, passed) => {
    vi.setSystemTime('2021-07-01T12:00:00Z');
    const { container, unmount } = renderIn(locale, <WhenAndWhere />);
    expect(container).toHaveTextContent(when);
    expect(container).toHaveTextContent(place);
    expect(screen.getByText(passed)).not.toBeVisible();
    unmount();

    vi.setSystemTime('2021-12-01T12:00:00Z');
    renderIn(locale, <WhenAndWhere />);
    expect(screen.getByText(passed)).toBeVisible();
  },
);
