import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setVisitor } from '@/lib/state/visitor';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallYourself } from './CallYourself';

beforeEach(newVisit);

test('the ZIP told in the call form stands here, and follows it until another is typed', async () => {
  setVisitor({ zipCode: '26001' });
  renderIn('en', <CallYourself id="own" isOpen />);
  const zip = () => screen.getByRole('textbox');
  expect(zip()).toHaveValue('26001');

  act(() => setVisitor({ zipCode: '20510' }));
  expect(zip()).toHaveValue('20510');

  await visitor.clear(zip());
  await visitor.type(zip(), '26003');
  act(() => setVisitor({ zipCode: '10001' }));
  expect(zip()).toHaveValue('26003');
  expect(screen.getByRole('link', { name: '202-224-3954' })).toBeVisible();
});
