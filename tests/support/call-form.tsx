import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CallForm } from '@/components/call/CallForm';
import { renderIn } from './renderIn';
import { callTextsIn } from './texts';

export const visitor = userEvent.setup({ delay: null });

export const phone = () => screen.getByRole('textbox', { name: 'Your Phone Number*' });
export const zip = () => screen.getByRole('textbox', { name: 'ZIP*' });
export const pressCall = () => visitor.click(screen.getByRole('button', { name: 'Call' }));

/** The English call form: the page's own, or the modal's with "Keep me posted". */
export function showCallForm({ id = 'call', isKeepPostedOffered = false } = {}) {
  return renderIn(
    'en',
    <CallForm id={id} texts={callTextsIn('en')} isKeepPostedOffered={isKeepPostedOffered} />,
  );
}

/** Types an answer into each of the call's own fields. */
export async function fillIn() {
  await visitor.type(phone(), '2025550142');
  await visitor.type(zip(), '26001');
}
