import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { FailureAlert } from '@/components/call/card/FailureAlert';
import { SECOND_PRESS_MS } from '@/lib/browser/presses';
import { useAttempts } from '@/lib/call/attempts';
import type { CallFailure } from '@/lib/call/failures';
import { CallError, requestCall } from '@/lib/call/service';
import { currentVisitor } from '@/lib/call/visitor';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { hideModal, useModal } from '@/lib/modals/state';
import { countPlacedCall } from '@/lib/tracking/counting.browser';
import site from '@/tests/fixtures/content/en/site.json';
import {
  fill,
  fillIn,
  phone,
  pressCall,
  showCallForm,
  startEachAnew,
  visitor,
  zip,
} from '@/tests/support/call-form';
import { renderIn } from '@/tests/support/renderIn';

vi.mock('@/lib/call/service', { spy: true });
vi.mock('@/lib/tracking/counting.browser', { spy: true });

const SORRY = "Sorry, that didn't work.";
const ERROR = `${SORRY} Please check your info and try again.`;
const MAY_RING = 'Your phone may still ring.';

async function callFromForm() {
  showCallForm();
  await fillIn();
  await pressCall();
}

startEachAnew();

test('while a call is on its way the button says so to eye and ear, keeps the focus, takes no second press; the script opens once it is placed, and it is counted', async () => {
  let answer = () => {};
  vi.mocked(requestCall).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await callFromForm();

  const button = await screen.findByRole('button', { name: 'Starting your call' });
  expect(button).toHaveTextContent('...');
  expect(screen.getByRole('status')).toHaveTextContent('Starting your call');
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();

  await visitor.click(button);
  await visitor.type(zip(), '{Enter}');
  expect(requestCall).toHaveBeenCalledOnce();
  expect(useModal.getState().modal).toBeNull();

  answer();
  expect(await screen.findByRole('button', { name: 'Call' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(requestCall).toHaveBeenCalledOnce();
  expect(countPlacedCall).toHaveBeenCalledOnce();
  expect(useModal.getState().modal).toBe('call-script');
  expect(currentVisitor().campaignId).toBe(site.callpower_id);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('within a minute the same number, however it is typed, is not called without asking: the question stands below the button, and waits', async () => {
  const question = () => screen.findByText('You were called a moment ago. Call again?');
  const pressCallAgain = () => visitor.click(screen.getByRole('button', { name: 'Call again' }));
  await callFromForm();
  await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  act(hideModal);
  await fill(phone(), '+1 (202) 555-0142');
  // however slow this machine is
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  await pressCall();
  const button = screen.getByRole('button', { name: 'Call' });
  expect(button.compareDocumentPosition(await question())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  await pressCallAgain();
  await visitor.click(button);
  await question();
  expect(requestCall).toHaveBeenCalledOnce();

  vi.mocked(performance.now).mockReturnValue(performance.now() + SECOND_PRESS_MS);
  await pressCallAgain();
  vi.mocked(performance.now).mockRestore();
  await waitFor(() => expect(requestCall).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
});

describe('a call that was not placed', () => {
  test.each([
    ['offline', `${ERROR} You seem to be offline.`],
    ['unsent', `${SORRY} Nothing was sent: part of this page is missing. Reload it.`],
    ['refused', `${ERROR} The calling service didn’t accept this call.`],
    ['unreachable', `${ERROR} We couldn’t reach the calling service. ${MAY_RING}`],
    ['unknown', `${ERROR} We can’t tell whether your call went through. ${MAY_RING}`],
    ['dropped', `${SORRY} The connection dropped before we heard back. ${MAY_RING}`],
    ['timed-out', `${SORRY} The calling service didn’t answer in time. ${MAY_RING}`],
    [
      'rate-limited',
      `${SORRY} We already called this number as many times as allowed. Try again in an hour.`,
    ],
    ['archived', `${SORRY} This call campaign has ended.`],
    ['paused', `${SORRY} This call campaign is paused.`],
  ] as const)('%s: the form says so, with the numbers to call instead', (cause, words) => {
    useAttempts.setState({ attempt: { phase: 'failed', at: 0, cause } });
    renderIn('en', <FailureAlert />);
    const alert = screen.getByRole('alert');
    expect(alert.textContent?.replace(/\s+/g, ' ')).toBe(
      `${words} You can also call the Capitol switchboard: (202) 224-3121`,
    );
    const switchboard = screen.getByRole('link', { name: '(202) 224-3121' });
    expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
    expect(alert).toContainElement(switchboard);
  });

  test.each<[CallFailure, Error]>([
    ['refused', new CallError('refused')],
    ['unknown', new TypeError('x is undefined')],
  ])(
    '%s, by %s: is said above the fields, which keep their words, and opens the script, uncounted',
    async (cause, error) => {
      vi.mocked(requestCall).mockRejectedValueOnce(error);
      await callFromForm();
      const alert = await screen.findByRole('alert');
      expect(alert.compareDocumentPosition(phone())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(useAttempts.getState().attempt).toMatchObject({ phase: 'failed', cause });
      expect(useModal.getState().modal).toBe('call-script');
      expect(requestCall).toHaveBeenCalledOnce();
      expect(countPlacedCall).not.toHaveBeenCalled();
      expect(phone()).toHaveValue('2025550142');
      expect(zip()).toHaveValue('26001');
    },
  );

  test.each(locales)('in %s begins with the first sentence of the specified words', (locale) => {
    const { error, sorry } = messagesOf(locale).call;
    expect(error.startsWith(`${sorry} `)).toBe(true);
  });
});
