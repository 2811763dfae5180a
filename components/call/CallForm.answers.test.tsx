import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useAttempts } from '@/lib/call/attempts';
import { CallError, type CallFailure, callFailures, requestCall } from '@/lib/call/service';
import { currentVisitor } from '@/lib/call/visitor';
import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { useModal } from '@/lib/modals/state';
import { countPlacedCall } from '@/lib/tracking/counting.browser';
import site from '@/tests/fixtures/content/en/site.json';
import {
  fillIn,
  phone,
  pressCall,
  showCallForm,
  showModalForm,
  zip,
} from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { FailureAlert } from './FailureAlert';

vi.mock('@/lib/call/service', { spy: true });
vi.mock('@/lib/tracking/counting.browser', { spy: true });

const causes = Object.keys(callFailures) as CallFailure[];
const SORRY = "Sorry, that didn't work.";
const ERROR = `${SORRY} Please check your info and try again.`;
const MAY_RING = 'Your phone may still ring.';

beforeEach(() => {
  newVisit();
  vi.mocked(requestCall).mockReset().mockResolvedValue();
  vi.mocked(countPlacedCall).mockClear();
});

test('a placed call is counted, known to the application, opens the script and says nothing of an error', async () => {
  showCallForm();
  await fillIn();
  await pressCall();
  await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  expect(countPlacedCall).toHaveBeenCalledOnce();
  expect(currentVisitor().callpowerId).toBe(site.callpower_id);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a call that was not placed', () => {
  test.each([
    ['offline', `${ERROR} You seem to be offline.`],
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
    ...causes.map((cause): [CallFailure, Error] => [cause, new CallError(cause)]),
    ['unknown', new TypeError('x is undefined')],
  ])(
    '%s, by %s: is said above the fields, which keep their words, and opens the script, uncounted',
    async (cause, error) => {
      vi.mocked(requestCall).mockRejectedValueOnce(error);
      showCallForm();
      await fillIn();
      await pressCall();
      const alert = await screen.findByRole('alert');
      expect(alert.compareDocumentPosition(phone())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(useAttempts.getState().attempt).toMatchObject({ phase: 'failed', cause });
      expect(useModal.getState().modal).toBe('call-script');
      expect(requestCall).toHaveBeenCalledOnce();
      expect(countPlacedCall).not.toHaveBeenCalled();
      expect(phone()).toHaveValue('2025550142');
      expect(zip()).toHaveValue('26001');
      const modal = showModalForm();
      expect(modal.phone).toHaveValue('2025550142');
      expect(modal.zip).toHaveValue('26001');
    },
  );

  test.each(locales)('in %s begins with the first sentence of the specified words', (locale) => {
    const { error, sorry } = messagesOf(locale).call;
    expect(error.startsWith(`${sorry} `)).toBe(true);
  });
});
