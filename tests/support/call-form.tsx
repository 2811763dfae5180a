import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallForm } from '@/components/call/CallForm';
import { publicConfig } from '@/lib/public-config';
import { renderIn } from './renderIn';

export const visitor = userEvent.setup({ delay: null });

export const phone = () => screen.getByRole('textbox', { name: 'Your Phone Number*' });
export const zip = () => screen.getByRole('textbox', { name: 'ZIP*' });
export const pressCall = () => visitor.click(screen.getByRole('button', { name: 'Call' }));

Object.assign(publicConfig.hosts, {
  call: 'https://calls.example',
  queue: 'https://queue.example',
});

/** Renders the English call form with services configured: the page's own, or the modal's. */
export function showCallForm({ offersKeepPosted = false } = {}) {
  return renderIn('en', <CallForm id="call" offersKeepPosted={offersKeepPosted} />);
}

/** Fills in each of the call's own fields. */
export async function fillIn() {
  await visitor.type(phone(), '2025550142');
  await visitor.type(zip(), '26001');
}
