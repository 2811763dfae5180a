import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallYourself } from '@/components/call/senators/CallYourself';
import { requestCall } from '@/lib/call/service';
import { currentVisitor, saveFields } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import {
  connectServices,
  fill,
  fillIn,
  phone,
  pressCall,
  showCallForm,
  showModalForm,
  startEachAnew,
  visitor,
  zip,
} from '@/tests/support/call-form';
import { renderIn, serverRenderIn } from '@/tests/support/renderIn';
import { CallForm } from './CallForm';
import { CallFormModal } from './CallFormModal';

vi.mock('@/lib/call/service', { spy: true });

const PHONE_MISSING = 'Enter your phone number so we can call you.';
const ZIP_MISSING = 'Enter your ZIP code so we can find your senators.';

/** Fills in a field as a password manager does: past React's listener. */
function put(field: HTMLElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}

async function requested() {
  await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
  return vi.mocked(requestCall).mock.lastCall?.[1];
}

startEachAnew();

test('the form asks for a phone number and a ZIP, with the keyboard and the suggestions for each', () => {
  showCallForm();
  for (const [field, suggestions] of [
    [phone(), 'tel'],
    [zip(), 'postal-code'],
  ] as const) {
    expect(field).toHaveAttribute('type', 'tel');
    expect(field).toHaveAttribute('autocomplete', suggestions);
    expect(field.previousSibling).toHaveTextContent('*');
  }
});

describe('a visitor who presses Call', () => {
  beforeEach(() => {
    showCallForm();
  });

  test.each([
    ['nothing typed', ''],
    ['nothing but spaces', '   '],
    ['nothing but invisible characters', '\u200B\u2060'],
  ])('with %s is told what is missing, at each field, from the first', async (_, typed) => {
    if (typed) {
      await fill(phone(), typed);
      await fill(zip(), typed);
    }
    await pressCall();
    await screen.findByText(PHONE_MISSING);
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(PHONE_MISSING);
    expect(zip()).toBeInvalid();
    expect(zip()).toHaveAccessibleDescription(ZIP_MISSING);
    expect(phone()).toHaveFocus();
    expect(requestCall).not.toHaveBeenCalled();
  });

  test('has what a password manager put there though no event says so', async () => {
    put(phone(), '202 555 0142');
    put(zip(), '26001');
    await pressCall();
    expect(await requested()).toMatchObject({ userPhone: '202 555 0142', userLocation: '26001' });
    expect(currentVisitor()).toMatchObject({ userPhone: '202 555 0142', userLocation: '26001' });
  });

  test('has the call asked for once, with a pasted number sent plain, and left in its field', async () => {
    await fill(phone(), ' \u202A（202）555\u20110142\u202C ');
    await fill(zip(), '\u200E２６００１\u00A0');
    await visitor.tab();
    await screen.findByText(/^West Virginia:$/);
    expect(phone()).not.toHaveAccessibleDescription();
    expect(zip()).not.toHaveAccessibleDescription();
    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(requestCall).toHaveBeenCalledWith(
      'https://calls.example',
      { campaignId: '1', userPhone: '(202)555-0142', userLocation: '26001' },
      { legacyZipcode: false, ref: null },
    );
    expect(phone()).toHaveValue(' \u202A（202）555\u20110142\u202C ');
    expect(zip()).toHaveValue('\u200E２６００１\u00A0');
  });

  test('with a number from elsewhere gets a hint when leaving the field, and is not refused', async () => {
    await visitor.click(zip());
    await visitor.type(phone(), '+44 20 7946 0958');
    expect(zip()).not.toHaveAccessibleDescription();
    expect(phone()).not.toHaveAccessibleDescription();
    await visitor.type(zip(), 'K1A 0B1');
    await visitor.tab();
    await screen.findByText(/^A US ZIP code/);
    expect(phone()).toHaveAccessibleDescription(/ten digits\. You can still continue/);
    expect(zip()).toHaveAccessibleDescription(/five digits\. You can still continue/);
    expect(phone()).toBeValid();
    expect(zip()).toBeValid();

    await pressCall();
    const sent = { userPhone: '+44 20 7946 0958', userLocation: 'K1A 0B1' };
    expect(await requested()).toMatchObject(sent);
  });
});

describe('a ZIP whose zero is gone', () => {
  const asked = () => screen.findByRole('button', { name: 'Did you mean 07030?' });

  test('names a state while it is typed, no state once it is left, and is asked about', async () => {
    showCallForm();
    await visitor.type(zip(), '7030');
    await screen.findByText('Louisiana:');
    await visitor.tab();
    expect(screen.queryByText('Louisiana:')).not.toBeInTheDocument();
    expect(zip()).toHaveAccessibleDescription(/five digits\. You can still continue/);

    act(() => saveFields({ state: 'LA' }));
    await visitor.click(await asked());
    expect(zip()).toHaveValue('07030');
    expect(zip()).toHaveFocus();
    expect(zip()).not.toHaveAccessibleDescription();
    await screen.findByText('New Jersey:');
    const { userLocation, state } = currentVisitor();
    expect({ userLocation, state }).toEqual({ userLocation: '07030' });
  });

  test('is asked about where visitors call by themselves, too, and can be put right there', async () => {
    renderIn('en', <CallYourself id="own" isOpen />);
    const own = screen.getByRole('textbox');
    await visitor.type(own, '7030');
    await visitor.tab();
    await visitor.click(await asked());
    expect(await screen.findByText('New Jersey:')).toBeVisible();

    act(() => saveFields({ userLocation: '20510' }));
    expect(own).toHaveValue('20510');

    await fill(own, '26003');
    expect(currentVisitor().userLocation).toBe('26003');
    expect(await screen.findByRole('link', { name: /^\(202\) 224-3954/ })).toBeVisible();
  });

  test('names no senator on the card after Call by Enter, and is sent as it is', async () => {
    showCallForm();
    await visitor.type(phone(), '2025550142');
    await visitor.type(zip(), '7030{Enter}');
    expect(await requested()).toMatchObject({ userLocation: '7030' });
    expect(currentVisitor()).toMatchObject({ userLocation: '7030', votingZip: undefined });
  });
});

test.each([
  ['left', false],
  ['has the focus', true],
])(
  'a field that is typed in before hydration and %s: has its hint then: %s',
  async (_, isFocused) => {
    connectServices();
    const hydrate = serverRenderIn('en', <CallForm id="call" />);
    Object.assign(phone(), { value: '555 0142' });
    Object.assign(zip(), { value: '7030' });
    if (isFocused) zip().focus();
    else fireEvent.input(zip());
    hydrate();
    await waitFor(() => expect(phone()).toHaveAccessibleDescription(/ten digits/));
    if (isFocused) expect(zip()).not.toHaveAccessibleDescription();
    else expect(zip()).toHaveAccessibleDescription(/Did you mean 07030\?$/);
    expect(phone()).toHaveValue('555 0142');
    expect(zip()).toHaveValue('7030');
  },
);

test('an extension’s field of the same name, before ours, takes nothing away', async () => {
  showCallForm();
  for (const name of ['userPhone', 'userLocation']) {
    const other = Object.assign(document.createElement('input'), { name });
    phone().closest('form')?.prepend(other);
  }
  await fillIn();
  await pressCall();
  expect(await requested()).toMatchObject({ userPhone: '2025550142' });
});

describe('the page’s own form, behind the modal’s', () => {
  test('takes over a number that is changed, and a ZIP that is emptied, when that closes', async () => {
    showCallForm();
    await fill(phone(), '2025550143');
    await fill(zip(), '59801');
    const modal = showModalForm();
    expect(modal.phone).toHaveValue('2025550143');
    expect(modal.zip).toHaveValue('59801');
    await fill(modal.phone, '2025550142');
    await visitor.clear(modal.zip);
    modal.close();
    expect(phone()).toHaveValue('2025550142');
    expect(zip()).toHaveValue('');
    await visitor.type(phone(), '9');
    const { userPhone, userLocation } = currentVisitor();
    expect({ userPhone, userLocation }).toEqual({ userPhone: '20255501429' });
  });

  test('gives the modal’s what only it holds, and takes what only that holds', async () => {
    showCallForm();
    put(phone(), '2025550142');
    const modal = showModalForm();
    expect(modal.phone).toHaveValue('2025550142');
    put(modal.zip, '26001');
    modal.close();
    expect(phone()).toHaveValue('2025550142');
    expect(zip()).toHaveValue('26001');
  });
});

describe('without a host', () => {
  beforeEach(connectServices);

  test('for the queue, the sign-up is not offered', () => {
    publicConfig.hosts = { ...publicConfig.hosts, queue: '' };
    renderIn('en', <CallFormModal />);
    expect(screen.queryByText('Keep me posted')).not.toBeInTheDocument();
  });

  test('for calls, the modal gives the switchboard and no form', () => {
    publicConfig.hosts = { ...publicConfig.hosts, call: '' };
    renderIn('en', <CallFormModal />);
    expect(screen.getByText(/^Calls from this page aren’t available/)).toBeVisible();
    const switchboard = screen.getByRole('link', { name: '(202) 224-3121' });
    expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
    expect(screen.queryByRole('textbox', { name: /\*$/ })).not.toBeInTheDocument();
  });
});
