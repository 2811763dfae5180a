import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { countPlacedCall } from '@/lib/browser/count';
import { CallError, placeCall } from '@/lib/services/call';
import { useModal } from '@/lib/state/modal';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { callTextsIn } from '@/tests/support/texts';
import { CallForm } from './CallForm';

vi.mock('@/lib/services/call', { spy: true });
vi.mock('@/lib/browser/count', { spy: true });

const ERROR = "Sorry, that didn't work. Please check your info and try again.";

const visitor = userEvent.setup({ delay: null });
const phone = () => screen.getByRole('textbox', { name: 'Your Phone Number*' });
const zip = () => screen.getByRole('textbox', { name: 'ZIP*' });
const pressCall = () => visitor.click(screen.getByRole('button', { name: 'Call' }));
const show = () => renderIn('en', <CallForm id="call" texts={callTextsIn('en')} />);

async function fillIn() {
  await visitor.type(phone(), '2025550142');
  await visitor.type(zip(), '26001');
}

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
  vi.mocked(countPlacedCall).mockClear();
});

describe('while the call is on its way', () => {
  test('the button says so to eye and ear, keeps the focus, and takes no second press', async () => {
    const { answer } = slowCall();
    show();
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
    show();
    await fillIn();
    await pressCall();
    await screen.findByRole('button', { name: 'Starting your call' });
    expect(useModal.getState().modal).toBeNull();
    answer();
    await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  });
});

test('a placed call is counted, opens the script and says nothing of an error', async () => {
  show();
  await fillIn();
  await pressCall();
  await waitFor(() => expect(useModal.getState().modal).toBe('call-script'));
  expect(countPlacedCall).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

describe('a call that was not placed', () => {
  test.each([
    ['refused', ''],
    ['rate-limited', 'This number has been called as often as the service allows for now.'],
    ['archived', 'This call campaign has ended.'],
    ['paused', 'This call campaign is paused.'],
    ['timed-out', 'The service did not answer in time. Your phone may still ring.'],
    ['offline', 'You seem to be offline.'],
    ['unreachable', 'The service could not be reached.'],
  ] as const)('%s: the form says so, and the script opens all the same', async (cause, words) => {
    vi.mocked(placeCall).mockRejectedValueOnce(new CallError(cause));
    show();
    await fillIn();
    await pressCall();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${ERROR} ${words}`.trim());
    expect(useModal.getState().modal).toBe('call-script');
    expect(placeCall).toHaveBeenCalledOnce();
    expect(countPlacedCall).not.toHaveBeenCalled();
  });

  test('for a reason that nobody foresaw is a failure like the others', async () => {
    vi.mocked(placeCall).mockRejectedValueOnce(new TypeError('x is undefined'));
    show();
    await fillIn();
    await pressCall();
    expect(await screen.findByRole('alert')).toHaveTextContent(ERROR);
    expect(useModal.getState().modal).toBe('call-script');
  });

  test('leaves the switchboard’s number above the form', async () => {
    vi.mocked(placeCall).mockRejectedValueOnce(new CallError('paused'));
    show();
    await fillIn();
    await pressCall();

    const switchboard = await screen.findByRole('link', { name: '(202) 224-3121' });
    expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
    const alert = screen.getByRole('alert');
    expect(alert).toContainElement(switchboard);
    expect(alert.compareDocumentPosition(phone())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('keeps what was typed, and a new attempt clears the old error', async () => {
    vi.mocked(placeCall).mockRejectedValueOnce(new CallError('unreachable'));
    show();
    await fillIn();
    await pressCall();
    await screen.findByRole('alert');
    expect(phone()).toHaveValue('2025550142');
    expect(zip()).toHaveValue('26001');

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

test('what was typed is there again when the form is closed and reopened', async () => {
  const { unmount } = show();
  await visitor.type(phone(), '2025550142');
  await visitor.type(zip(), '26001');
  unmount();
  show();
  expect(phone()).toHaveValue('2025550142');
  expect(zip()).toHaveValue('26001');
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});
