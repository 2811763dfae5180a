import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import TargetsCallCard from '@/components/call/card/TargetsCallCard';
import { CallError, requestCall } from '@/lib/call/service';
import { saveFields } from '@/lib/call/visitor';
import {
  connectServices,
  phone,
  pressCall,
  showCallForm,
  startEachAnew,
  visitor,
} from '@/tests/support/call-form';
import { renderIn } from '@/tests/support/renderIn';
import { campaignCalls } from '@/tests/support/targets';
import { CallForm } from './CallForm';

vi.mock('@/lib/call/service', { spy: true });

const ana = {
  name: 'Ana Ruiz',
  role: 'Mayor',
  phone: '(757) 555-0143',
  place: 'City Hall',
  callpower_id: '11',
};
const ben = { ...ana, name: 'Ben Okafor', phone: '(757) 555-0144', callpower_id: '12' };
const list = { call: 'Call the council', targets: [ana, ben] };

const bensRadio = () => screen.getByRole('radio', { name: 'Ben Okafor Mayor' });

function callThese(targets: (typeof ana)[]) {
  const en = { ...list, targets };
  campaignCalls('list', { en, es: { ...en, lang: 'en-US' } });
}

startEachAnew();
beforeEach(() => callThese([ana, ben]));

test('the form asks whom to call instead of a ZIP, and calls the first until another is chosen', async () => {
  showCallForm();
  expect(screen.queryByRole('textbox', { name: 'ZIP*' })).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Ana Ruiz Mayor' })).toBeChecked();
  await visitor.type(phone(), '2025550142');
  await pressCall();
  const sent = { campaignId: '11', userPhone: '2025550142', userLocation: '' };
  expect(vi.mocked(requestCall).mock.calls.map(([, request]) => request)).toEqual([sent]);
});

test('a call that was not placed leaves every number, and the choice also to a form opened anew', async () => {
  vi.mocked(requestCall).mockRejectedValueOnce(new CallError('refused'));
  const { unmount } = showCallForm();
  await visitor.click(bensRadio());
  await visitor.type(phone(), '2025550142');
  await pressCall();
  expect(vi.mocked(requestCall).mock.lastCall?.[1]).toMatchObject({ campaignId: '12' });
  const alert = within(await screen.findByRole('alert'));
  const number = alert.getByRole('link', { name: '(757) 555-0144' });
  expect(number).toHaveAttribute('href', 'tel:+17575550144');
  expect(alert.queryByText(/Capitol/)).not.toBeInTheDocument();
  expect(bensRadio()).toBeChecked();
  expect(phone()).toHaveValue('2025550142');
  unmount();
  showCallForm();
  expect(bensRadio()).toBeChecked();
});

test('the card says whose phone rings, and after the call whom to call next', async () => {
  saveFields({ campaignId: '12' });
  renderIn('en', <TargetsCallCard />);
  expect(screen.getByText('Pick up. Then the phone of Ben Okafor rings.')).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'I spoke to them' }));
  expect(screen.getByText('They heard you. Now call somebody else:')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ana Ruiz (757) 555-0143' })).toBeVisible();
});

test('with one target the card asks for no other call', async () => {
  callThese([ana]);
  renderIn('en', <TargetsCallCard />);
  await visitor.click(screen.getByRole('button', { name: 'I left a message' }));
  expect(screen.getByText('You left your message. Now pass it on.')).toHaveFocus();
});

test('English that stands in for Spanish says so', () => {
  connectServices();
  renderIn('es', <CallForm id="call" />);
  expect(screen.getAllByText('Mayor')[0]).toHaveAttribute('lang', 'en-US');
});
