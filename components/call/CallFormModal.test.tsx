import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Modals } from '@/components/shell/Modals';
import { useAttempts } from '@/lib/call/attempts';
import { CallError, requestCall } from '@/lib/call/service';
import { publicConfig } from '@/lib/config/public-config';
import { showModal } from '@/lib/modals/state';
import { connectServices, fill, fillIn, pressCall, visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallFormModal } from './CallFormModal';

vi.mock('@/lib/call/service', { spy: true });

const script = () => screen.findByRole('dialog', { name: /^Calling you now\.\.\./ });

beforeEach(() => {
  newVisit();
  connectServices();
  vi.mocked(requestCall).mockReset().mockResolvedValue();
});

/** Opens the modal, fills in its form and presses Call. */
async function callFromModal() {
  renderIn('en', <Modals />);
  act(() => showModal('call-form'));
  await fillIn();
  await visitor.click(screen.getByText('Keep me posted'));
  await fill(screen.getByRole('textbox', { name: 'Name' }), 'Rosa');
  await pressCall();
}

describe('a call from the modal', () => {
  test('makes way for the script, which says the caller’s name', async () => {
    await callFromModal();
    const dialog = await script();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const greeting = await within(dialog).findByText(/^Hello, my name is/);
    expect(greeting.closest('p')).toHaveTextContent(/^Hello, my name is Rosa and/);
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
  });

  test('that was not placed opens the script all the same, with the error in it', async () => {
    vi.mocked(requestCall).mockRejectedValueOnce(new CallError('timed-out'));
    await callFromModal();
    const alert = await within(await script()).findByRole('alert');
    expect(alert).toHaveTextContent(
      /^Sorry, that didn't work\. The calling service didn’t answer in time\. Your phone may still ring\./,
    );

    await visitor.click(screen.getByRole('button', { name: 'Close' }));
    act(() => showModal('call-form'));
    expect(await screen.findByRole('textbox', { name: 'Your Phone Number' })).toHaveValue(
      '2025550142',
    );
    expect(screen.getByRole('alert')).toBeVisible();
  });
});

test.each([
  ['refused', 'Your phone will not ring. Theirs can.'],
  ['unknown', 'Your phone may still ring.'],
] as const)(
  'the script of a call that failed as %s is titled with what is true',
  (cause, words) => {
    useAttempts.setState({ attempt: { phase: 'failed', at: 0, cause } });
    renderIn('en', <Modals />);
    act(() => showModal('call-script'));
    const title = screen.getByRole('heading', { name: `Calling you now... ${words}` });
    expect(title.querySelector('s')).toHaveTextContent(/^Calling you now\.\.\.$/);
  },
);

describe('without a host', () => {
  test('for the queue, nobody is offered to be kept posted', () => {
    publicConfig.hosts = { ...publicConfig.hosts, queue: '' };
    renderIn('en', <CallFormModal />);
    expect(screen.queryByText('Keep me posted')).not.toBeInTheDocument();
  });

  test('for calls, the modal gives the switchboard and no form', () => {
    publicConfig.hosts = { ...publicConfig.hosts, call: '' };
    renderIn('en', <CallFormModal />);
    expect(screen.getByText(/^Calls from this page aren’t available/)).toBeVisible();
    expect(screen.getByRole('link', { name: '(202) 224-3121' })).toHaveAttribute(
      'href',
      'tel:+12022243121',
    );
    expect(screen.queryByRole('textbox', { name: /\*$/ })).not.toBeInTheDocument();
  });
});
