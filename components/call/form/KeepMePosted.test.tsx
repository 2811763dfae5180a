import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAttempts } from '@/lib/call/attempts';
import { useCall } from '@/lib/call/card-state';
import { CallError, requestCall } from '@/lib/call/service';
import { signUp } from '@/lib/call/sign-up-service';
import { currentVisitor } from '@/lib/call/visitor';
import {
  fill,
  phone,
  pressCall,
  showCallForm,
  showModalForm,
  startEachAnew,
  visitor,
  zip,
} from '@/tests/support/call-form';

vi.mock('@/lib/call/service', { spy: true });
vi.mock('@/lib/call/sign-up-service', { spy: true });

const EMAIL_MISSING = 'Enter your email address so we can write to you.';

const field = (name: string) => screen.getByRole('textbox', { name });
const consent = () => screen.getByRole('checkbox', { name: /^Yes, send me news of this campaign/ });

async function show() {
  const { unmount } = showCallForm({ offersKeepPosted: true });
  await visitor.click(screen.getByText('Keep me posted'));
  await fill(phone(), '2025550142');
  await fill(zip(), ' 26001 ');
  return unmount;
}

startEachAnew();
beforeEach(() => {
  vi.mocked(signUp).mockReset().mockResolvedValue();
});

describe('the wish to be kept posted', () => {
  test('is not sent when it is not ticked, nor asks for an address, whatever is filled in', async () => {
    await show();
    expect(consent()).not.toBeChecked();
    await fill(field('Name'), 'Rosa Díaz');
    await fill(field('Email'), 'rosa');
    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(signUp).not.toHaveBeenCalled();
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).not.toHaveAccessibleDescription();
  });

  test.each(['', '  '])(
    'unfolds where it is ticked without an email address, "%s", and stays so',
    async (typed) => {
      await show();
      if (typed) await fill(field('Email'), typed);
      await visitor.click(consent());
      await visitor.click(screen.getByText('Keep me posted'));
      await pressCall();
      await screen.findByText(EMAIL_MISSING);
      const part = field('Email').closest('details');
      expect(part).toHaveAttribute('open');
      expect(field('Email')).toHaveAttribute('aria-invalid', 'true');
      expect(field('Email')).toHaveAccessibleDescription(EMAIL_MISSING);
      expect(field('Email')).toHaveFocus();
      expect(requestCall).not.toHaveBeenCalled();
      expect(signUp).not.toHaveBeenCalled();

      await fill(field('Email'), 'rosa@example.org');
      await waitFor(() => expect(screen.queryByText(EMAIL_MISSING)).not.toBeInTheDocument());
      expect(part).toHaveAttribute('open');
    },
  );

  test('goes to the queue with everything but the phone number and the code of the address', async () => {
    history.replaceState(null, '', '/?source=a');
    await show();
    await fill(field('Name'), ' Rosa Díaz ');
    await fill(field('Email'), ' rosa@example.org ');
    await fill(field('Address'), '1 Main St');
    await fill(field('State'), 'WV');
    await visitor.click(consent());
    await pressCall();

    await waitFor(() => expect(signUp).toHaveBeenCalledOnce());
    expect(signUp).toHaveBeenCalledWith('https://queue.example', {
      name: ' Rosa Díaz ',
      email: 'rosa@example.org',
      address: '1 Main St',
      state: 'WV',
      userLocation: ' 26001 ',
    });
    await waitFor(() => expect(useCall.getState().signUp).toBe('sent'));
  });

  test('is one thing and the call another, which is placed where the queue fails', async () => {
    vi.mocked(signUp).mockRejectedValueOnce(new Error('The queue answered 500.'));
    await show();
    await fill(field('Email'), 'rosa@example.org');
    await visitor.click(consent());
    await pressCall();
    await waitFor(() => expect(useAttempts.getState().attempt.phase).toBe('placed'));
    expect(useCall.getState().signUp).toBe('failed');
  });
});

test('the wish stands until it has arrived, also in the form opened anew', async () => {
  vi.mocked(requestCall).mockRejectedValue(new CallError('refused'));
  vi.mocked(signUp).mockRejectedValueOnce(new Error('The queue answered 500.'));
  const unmount = await show();
  await fill(field('Email'), 'rosa@example.org');
  await visitor.click(consent());
  await pressCall();
  await waitFor(() => expect(useCall.getState().signUp).toBe('failed'));
  unmount();

  const { unmount: close } = showCallForm({ offersKeepPosted: true });
  expect(consent()).toBeVisible();
  expect(consent()).toBeChecked();
  await pressCall();
  await waitFor(() => expect(useCall.getState().signUp).toBe('sent'));
  close();

  showCallForm({ offersKeepPosted: true });
  expect(consent()).not.toBeChecked();
  await pressCall();
  await waitFor(() => expect(useCall.getState().signUp).toBe('none'));
});

test('a name typed here is not forgotten by the page’s form, which does not ask for it', async () => {
  showCallForm();
  const { close } = showModalForm();
  await fill(field('Name'), 'Rosa');
  close();

  await visitor.type(phone(), '2025550142');
  expect(currentVisitor()).toMatchObject({ name: 'Rosa', userPhone: '2025550142' });
});
