import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError, placeCall } from '@/lib/services/call';
import { showModal } from '@/lib/state/modal';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';
import { CallFormModal } from './CallFormModal';
import { FormTextsProvider } from './FormTextsProvider';
import { ModalHost } from './ModalHost';

vi.mock('@/lib/services/call', { spy: true });

const visitor = userEvent.setup({ delay: null });
const script = () => screen.findByRole('dialog', { name: 'Calling you now...' });

beforeEach(() => {
  newVisit();
  vi.mocked(placeCall).mockReset().mockResolvedValue();
});

/** Opens the modal, fills in its form and presses Call. */
async function callFromModal() {
  renderIn('en', <ModalHost />);
  act(() => showModal('call-form'));
  await visitor.type(
    await screen.findByRole('textbox', { name: 'Your Phone Number*' }),
    '2025550142',
  );
  await visitor.type(screen.getByRole('textbox', { name: 'ZIP*' }), '26001');
  await visitor.click(screen.getByText('Keep me posted'));
  await visitor.type(screen.getByRole('textbox', { name: 'Name' }), 'Rosa');
  await visitor.click(screen.getByRole('button', { name: 'Call' }));
}

describe('a call from the modal', () => {
  test('makes way for the script, which says the caller’s name', async () => {
    await callFromModal();
    const dialog = await script();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(within(dialog).getByText(/^Hello, my name is/)).toHaveTextContent(
      /^Hello, my name is Rosa and/,
    );
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that was not placed opens the script all the same, with the error in it', async () => {
    vi.mocked(placeCall).mockRejectedValueOnce(new CallError('timed-out'));
    await callFromModal();
    const alert = await within(await script()).findByRole('alert');
    expect(alert).toHaveTextContent(
      "Sorry, that didn't work. Please check your info and try again. The service did not answer in time.",
    );

    await visitor.click(screen.getByRole('button', { name: 'Close' }));
    act(() => showModal('call-form'));
    expect(await screen.findByRole('textbox', { name: 'Your Phone Number*' })).toHaveValue(
      '2025550142',
    );
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

test('without a queue host nobody is offered to be kept posted', () => {
  const texts = modalTextsIn('en');
  renderIn(
    'en',
    <FormTextsProvider texts={{ ...texts, callForm: { ...texts.callForm, queueHost: '' } }}>
      <CallFormModal />
    </FormTextsProvider>,
  );
  expect(screen.getAllByRole('textbox')).toHaveLength(2);
  expect(screen.queryByText('Keep me posted')).not.toBeInTheDocument();
});

test('without a call host the modal gives the switchboard and no form', () => {
  const texts = modalTextsIn('en');
  const callForm = { ...texts.callForm, unavailable: 'The calling service is not connected.' };
  renderIn(
    'en',
    <FormTextsProvider texts={{ ...texts, callForm }}>
      <CallFormModal />
    </FormTextsProvider>,
  );
  expect(screen.getByText(/^The calling service is not connected\./)).toBeVisible();
  expect(screen.getByRole('link', { name: '(202) 224-3121' })).toHaveAttribute(
    'href',
    'tel:+12022243121',
  );
  expect(screen.queryByRole('textbox', { name: /\*$/ })).not.toBeInTheDocument();
});
