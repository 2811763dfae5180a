import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { placeCall } from '@/lib/services/call';
import { phone, pressCall, showCallForm, visitor, zip } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallForm } from './CallForm';

vi.mock('@/lib/services/call', { spy: true });

const PHONE_MISSING = 'Enter your phone number, so that we can call you.';
const ZIP_MISSING = 'Enter your ZIP code, so that we can find your senators.';

beforeEach(() => {
  newVisit();
  vi.mocked(placeCall).mockReset().mockResolvedValue();
});

describe('the call form asks for', () => {
  test.each([
    ['en', 'Your Phone Number*', 'ZIP*', 'US ZIP Code', 'Call'],
    ['es', 'Su número de teléfono*', 'Código postal*', 'Código postal de EE. UU.', 'Llamar'],
  ] as const)('a phone number and a ZIP, in %s', (locale, phoneName, zipName, sample, call) => {
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
    expect(placeCall).not.toHaveBeenCalled();
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
    expect(placeCall).not.toHaveBeenCalled();
  });

  test('with nothing but spaces has typed nothing', async () => {
    await visitor.type(phone(), '   ');
    await visitor.type(zip(), '   ');
    await pressCall();
    await screen.findByText(ZIP_MISSING);
    expect(phone()).toHaveAccessibleDescription(PHONE_MISSING);
    expect(placeCall).not.toHaveBeenCalled();
  });

  test('has the call asked for once, with the spaces around the answers gone', async () => {
    await visitor.type(phone(), '  (202) 555-0142 ');
    await visitor.type(zip(), ' 26001  ');
    await pressCall();
    await waitFor(() => expect(placeCall).toHaveBeenCalledOnce());
    expect(placeCall).toHaveBeenCalledWith(
      'https://calls.example',
      { campaignId: '1', userPhone: '(202) 555-0142', userLocation: '26001' },
      { legacyZipcode: false },
    );
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
    await waitFor(() => expect(placeCall).toHaveBeenCalledOnce());
    expect(vi.mocked(placeCall).mock.lastCall?.[1]).toMatchObject({
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
