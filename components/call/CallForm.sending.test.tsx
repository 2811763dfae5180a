import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import site from '@/content/en/site.json';
import { CallError, placeCall } from '@/lib/services/call';
import { scriptSeen } from '@/lib/state/call';
import { hideModal, useModal } from '@/lib/state/modal';
import { useVisitor } from '@/lib/state/visitor';
import { fillIn, pressCall, showCallForm, visitor, zip } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';

vi.mock('@/lib/services/call', { spy: true });
// no answer outlives its test
vi.mock('@/lib/services/minimum-duration', () => ({
  withMinimumDuration: (request: unknown) => request,
}));

/** A call that stays on its way until the test answers it. */
function slowCall() {
  let answer = () => {};
  vi.mocked(placeCall).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return { answer: () => answer() };
}

beforeEach(() => {
  newVisit();
  vi.mocked(placeCall).mockReset().mockResolvedValue();
});

describe('while the call is on its way', () => {
  test('the button says so to eye and ear, keeps the focus, and takes no second press', async () => {
    const { answer } = slowCall();
    showCallForm();
    await fillIn();
    await pressCall();

    const button = await screen.findByRole('button', { name: 'Starting your call' });
    expect(button).toHaveTextContent('...');
    expect(screen.getByRole('status')).toHaveTextContent('Starting your call');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();

    await visitor.click(button);
    await visitor.type(zip(), '{Enter}');
    expect(placeCall).toHaveBeenCalledOnce();

    answer();
    expect(await screen.findByRole('button', { name: 'Call' })).not.toHaveAttribute(
      'aria-disabled',
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(placeCall).toHaveBeenCalledOnce();
  });

  test('the script does not open yet', async () => {
    const { answer } = slowCall();
    showCallForm();
    await fillIn();
    await pressCall();
    await screen.findByRole('button', { name: 'Starting your call' });
    expect(useModal.getState().modal).toBeNull();
    answer();
    await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  });

  test('a press before the script has been seen asks for the script, and rings no second time', async () => {
    showCallForm();
    await fillIn();
    await pressCall();
    await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
    act(hideModal);
    await pressCall();
    expect(useModal.getState().modal).toBe('call-script');
    expect(placeCall).toHaveBeenCalledOnce();

    act(() => {
      scriptSeen();
      hideModal();
    });
    await pressCall();
    await waitFor(() => expect(placeCall).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  });

  test('the campaign that rings, and its script, are known to the application', async () => {
    showCallForm();
    await fillIn();
    await pressCall();
    const { callpowerId, callpowerScript } = useVisitor.getState();
    expect(callpowerId).toBe(site.callpower_id);
    expect(callpowerScript).toContain('end the filibuster');
    await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  });

  test('the error of the attempt before is gone, and only a new one brings it back', async () => {
    vi.mocked(placeCall).mockRejectedValueOnce(new CallError('unreachable'));
    showCallForm();
    await fillIn();
    await pressCall();
    await screen.findByRole('alert');

    const { answer } = slowCall();
    await pressCall();
    await screen.findByRole('button', { name: 'Starting your call' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    answer();
    await screen.findByRole('button', { name: 'Call' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(placeCall).toHaveBeenCalledTimes(2);
  });
});
