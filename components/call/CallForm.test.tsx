import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { requestCall } from '@/lib/call/service';
import { saveFields, useVisitor } from '@/lib/call/visitor';
import { hideModal, showModal } from '@/lib/modals/state';
import {
  connectServices,
  fill,
  phone,
  pressCall,
  showCallForm,
  showModalForm,
  visitor,
  zip,
} from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallForm } from './CallForm';

vi.mock('@/lib/call/service', { spy: true });

const PHONE_MISSING = 'Enter your phone number, so that we can call you.';
const ZIP_MISSING = 'Enter your ZIP code, so that we can find your senators.';

beforeEach(() => {
  newVisit();
  vi.mocked(requestCall).mockReset().mockResolvedValue();
});

describe('the call form asks for', () => {
  test.each([
    ['en', 'Your Phone Number*', 'ZIP*', 'US ZIP Code', 'Call'],
    ['es', 'Su número de teléfono*', 'Código postal*', 'Código postal de EE. UU.', 'Llamar'],
  ] as const)('a phone number and a ZIP, in %s', (locale, phoneName, zipName, sample, call) => {
    connectServices();
    renderIn(locale, <CallForm id="call" />);
    const fields = screen.getAllByRole('textbox');
    expect(fields).toHaveLength(2);
    expect(fields[0]).toHaveAccessibleName(phoneName);
    expect(fields[0]).toHaveAttribute('placeholder', '(202) 555-0142');
    expect(fields[0]).toHaveAttribute('autocomplete', 'tel');
    expect(fields[1]).toHaveAccessibleName(zipName);
    expect(fields[1]).toHaveAttribute('placeholder', sample);
    expect(fields[1]).toHaveAttribute('autocomplete', 'postal-code');
    for (const field of fields) expect(field).toHaveAttribute('type', 'tel');
    expect(screen.getByRole('button', { name: call })).toBeVisible();
  });

  test('the same when the browser has to post it, never in an address', () => {
    const { container } = showCallForm();
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', 'https://calls.example/create');
    const names = Array.from(new FormData(form ?? undefined).keys());
    expect(names).toEqual(['campaignId', 'userPhone', 'userLocation']);
    expect(form).toHaveFormValues({ campaignId: '1' });
  });
});

describe('a visitor who presses Call', () => {
  beforeEach(() => {
    showCallForm();
  });

  test('with nothing typed is told what is missing, at each field, from the first', async () => {
    await pressCall();
    await screen.findByText(PHONE_MISSING);
    expect(phone()).toBeInvalid();
    expect(phone()).toHaveAccessibleDescription(PHONE_MISSING);
    expect(zip()).toBeInvalid();
    expect(zip()).toHaveAccessibleDescription(ZIP_MISSING);
    expect(phone()).toHaveFocus();
    expect(requestCall).not.toHaveBeenCalled();
  });

  test('with only a phone number is asked for the ZIP alone', async () => {
    await visitor.type(phone(), '2025550142');
    await pressCall();
    await screen.findByText(ZIP_MISSING);
    expect(phone()).toBeValid();
    expect(zip()).toHaveAccessibleDescription(ZIP_MISSING);
    expect(zip()).toHaveFocus();

    await visitor.type(zip(), '2');
    await waitFor(() => expect(screen.queryByText(ZIP_MISSING)).not.toBeInTheDocument());
    expect(zip()).toBeValid();
    expect(requestCall).not.toHaveBeenCalled();
  });

  test('with nothing but spaces has typed nothing', async () => {
    await visitor.type(phone(), '   ');
    await visitor.type(zip(), '   ');
    await pressCall();
    await screen.findByText(ZIP_MISSING);
    expect(phone()).toHaveAccessibleDescription(PHONE_MISSING);
    expect(requestCall).not.toHaveBeenCalled();
  });

  test('has the call asked for once, with the spaces around the answers gone', async () => {
    await visitor.type(phone(), '  (202) 555-0142 ');
    await visitor.type(zip(), ' 26001  ');
    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(requestCall).toHaveBeenCalledWith(
      'https://calls.example',
      { campaignId: '1', userPhone: '(202) 555-0142', userLocation: '26001' },
      { legacyZipcode: false, ref: null },
    );
  });

  test('has what a password manager put there without a word taken as typed', async () => {
    // as from an extension's world, past React's own ear for the field
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    put?.call(phone(), '202 555 0142');
    put?.call(zip(), '26001');
    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(vi.mocked(requestCall).mock.lastCall?.[1]).toMatchObject({
      userPhone: '202 555 0142',
      userLocation: '26001',
    });
    expect(useVisitor.getState()).toMatchObject({ phone: '202 555 0142', zipCode: '26001' });
  });

  test('has a pasted number sent plain, and finds it in the field as it was', async () => {
    await visitor.click(phone());
    await visitor.paste('\u202A（202）555\u20110142\u202C');
    await visitor.click(zip());
    await visitor.paste('\u200E２６００１\u00A0');
    await visitor.tab();
    await screen.findByText(/^West Virginia:$/);
    expect(phone()).not.toHaveAccessibleDescription();
    expect(zip()).not.toHaveAccessibleDescription();
    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(vi.mocked(requestCall).mock.lastCall?.[1]).toMatchObject({
      userPhone: '(202)555-0142',
      userLocation: '26001',
    });
    expect(phone()).toHaveValue('\u202A（202）555\u20110142\u202C');
    expect(zip()).toHaveValue('\u200E２６００１\u00A0');
  });

  test('with nothing but signs that nobody sees has typed nothing', async () => {
    await visitor.click(phone());
    await visitor.paste('\u200B\u2060');
    await pressCall();
    await screen.findByText(PHONE_MISSING);
  });

  test('with a number from elsewhere gets a hint when leaving the field, and is not refused', async () => {
    await visitor.type(phone(), '+44 20 7946 0958');
    expect(phone()).not.toHaveAccessibleDescription();
    await visitor.type(zip(), 'K1A 0B1');
    await visitor.tab();
    await screen.findByText(/^A US ZIP code/);
    expect(phone()).toHaveAccessibleDescription(/ten digits\. You can still continue/);
    expect(zip()).toHaveAccessibleDescription(/five digits\. You can still continue/);
    expect(phone()).toBeValid();
    expect(zip()).toBeValid();

    await pressCall();
    await waitFor(() => expect(requestCall).toHaveBeenCalledOnce());
    expect(vi.mocked(requestCall).mock.lastCall?.[1]).toMatchObject({
      userPhone: '+44 20 7946 0958',
      userLocation: 'K1A 0B1',
    });
  });

  test('sees no hint at an American number, and none at a field left empty', async () => {
    await visitor.type(phone(), '+1 (202) 555-0142');
    await visitor.click(zip());
    await visitor.tab();
    expect(phone()).not.toHaveAccessibleDescription();
    expect(zip()).not.toHaveAccessibleDescription();
  });
});

describe('the page’s own form, behind the modal’s', () => {
  test.each([
    ['new', '', '', '2025550142', '26001'],
    ['other', '2025550143', '59801', '2025550142', '26001'],
    ['fewer', '2025550143', '59801', '2025550142', ''],
  ])('takes over %s words when that closes', async (_, before, zipBefore, number, code) => {
    showCallForm();
    await fill(phone(), before);
    await fill(zip(), zipBefore);
    const modal = showModalForm();
    expect(modal.phone).toHaveValue(before);
    expect(modal.zip).toHaveValue(zipBefore);
    await fill(modal.phone, number);
    await fill(modal.zip, code);
    modal.close();
    expect(phone()).toHaveValue(number);
    expect(zip()).toHaveValue(code);
    await visitor.type(phone(), '9');
    expect(useVisitor.getState()).toMatchObject({ phone: `${number}9`, zipCode: code || null });
  });

  test('keeps the state that is chosen on the card, whatever is typed then', async () => {
    showCallForm();
    await visitor.type(zip(), '09012');
    act(() => showModal('call-script'));
    act(() => saveFields({ state: 'AZ' }));
    act(hideModal);
    await visitor.type(phone(), '2025550142');
    expect(useVisitor.getState()).toMatchObject({ zipCode: '09012', selectedState: 'AZ' });
  });

  test('gives the modal’s what only it holds, and takes what only that holds', async () => {
    showCallForm();
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    put?.call(phone(), '2025550142');
    const modal = showModalForm();
    expect(modal.phone).toHaveValue('2025550142');
    put?.call(modal.zip, '26001');
    modal.close();
    expect(phone()).toHaveValue('2025550142');
    expect(zip()).toHaveValue('26001');
  });
});
