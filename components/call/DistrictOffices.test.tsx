import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { senatorsOf } from '@/lib/call/senators';
import { saveFields } from '@/lib/call/visitor';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { DistrictOffices } from './DistrictOffices';

beforeEach(newVisit);

test('each senator’s offices are listed, the nearest first, with a number to dial', async () => {
  saveFields({ userLocation: '25401' });
  // of the last two the public data have none
  const senators = ['WV', 'GA'].flatMap(senatorsOf);
  renderIn('es', <DistrictOffices senators={senators} hasTitle />);
  expect(await screen.findByRole('heading', { level: 2 })).toHaveTextContent(
    'Sus oficinas en el estado',
  );
  const [manchin, ...others] = screen.getAllByRole('group');
  expect(others).toHaveLength(1);
  const items = within(manchin as HTMLElement).getAllByRole('listitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Martinsburg: (304) 264-4626',
    'Charleston: (304) 342-5855',
    'Fairmont: (304) 368-0567',
  ]);
  expect(items[0]?.querySelector('a')).toHaveAttribute('href', 'tel:+13042644626');
  expect(screen.getByText(/al 15 de mayo de 2021/)).toBeVisible();
});
