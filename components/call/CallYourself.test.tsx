import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setVisitor } from '@/lib/state/visitor';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';
import { CallYourself } from './CallYourself';

beforeEach(newVisit);

test('the ZIP told in the call form stands here, and follows it until another is typed', () => {
  setVisitor({ zipCode: '26001' });
  const { direct, failure } = modalTextsIn('en').script;
  renderIn('en', <CallYourself id="own" texts={direct} switchboard={failure.switchboard} isOpen />);
  const zip = () => screen.getByRole('textbox');
  expect(zip()).toHaveValue('26001');
  expect(screen.queryByText(direct.loading)).not.toBeInTheDocument();

  act(() => setVisitor({ zipCode: '20510' }));
  expect(zip()).toHaveValue('20510');
});
