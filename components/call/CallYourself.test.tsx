import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setVisitor } from '@/lib/state/visitor';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';
import { CallYourself } from './CallYourself';
import { directNumbers } from './late-numbers';

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

test.each(['en', 'es'] as const)(
  'numbers that do not come are told in %s, and asked for again by typing on',
  async (locale) => {
    directNumbers.arrived = null;
    const load = vi.spyOn(directNumbers, 'load').mockRejectedValueOnce(new Error('offline'));
    const { direct, failure } = modalTextsIn(locale).script;
    renderIn(
      locale,
      <CallYourself id="own" texts={direct} switchboard={failure.switchboard} isOpen />,
    );

    await userEvent.click(screen.getByRole('textbox'));
    expect(await screen.findByText(direct.failed)).toBeVisible();

    await userEvent.type(screen.getByRole('textbox'), '26003');
    expect(await screen.findByRole('link', { name: '202-224-3954' })).toBeVisible();
    expect(screen.queryByText(direct.failed)).not.toBeInTheDocument();
    expect(load.mock.calls.length).toBeGreaterThan(1);
    load.mockRestore();
  },
);
