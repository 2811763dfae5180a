import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { currentVisitor, saveFields } from '@/lib/call/visitor';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallYourself } from './CallYourself';

beforeEach(newVisit);

test('the ZIP told in the call form stands here, and can be told here', async () => {
  renderIn('en', <CallYourself id="own" isOpen />);
  const zip = screen.getByRole('textbox');
  act(() => saveFields({ userLocation: '20510' }));
  expect(zip).toHaveValue('20510');

  await visitor.clear(zip);
  await visitor.type(zip, '26003');
  expect(currentVisitor().zipCode).toBe('26003');
  expect(await screen.findByRole('link', { name: /^\(202\) 224-3954/ })).toBeVisible();
});
