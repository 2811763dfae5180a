import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Modals } from '@/components/shell/Modals';
import { requestCall } from '@/lib/call/service';
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
});

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
