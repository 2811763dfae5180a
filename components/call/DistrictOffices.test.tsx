import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { senatorsOf } from '@/lib/call/senators';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';

const data = vi.hoisted(() => ({ as_of: null as string | null, states: {} }));
vi.mock('@/lib/call/district-offices.json', () => ({ default: data }));

const { DistrictOffices } = await import('./DistrictOffices');
const offices = <DistrictOffices senators={senatorsOf('WV')} />;

test('without data there is nothing, not even a heading', () => {
  expect(withoutScripts('en', offices).body.innerHTML).toBe('');
});

test('with data each senator’s offices are listed by city, with a number to dial', () => {
  data.as_of = '2021-06-16';
  data.states = {
    WV: {
      'Joe Manchin, III': 'Charleston|3045550101|253/Martinsburg|3045550102|254',
    },
  };
  renderIn('es', offices);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/por ciudad$/);
  const [manchin, ...others] = screen.getAllByRole('group');
  expect(others).toEqual([]);
  const items = within(manchin as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Charleston: (304) 555-0101',
    'Martinsburg: (304) 555-0102',
  ]);
  expect(items[0]?.querySelector('a')).toHaveAttribute('href', 'tel:+13045550101');
  expect(screen.getByText(/al 16 de junio de 2021/)).toBeVisible();
});
