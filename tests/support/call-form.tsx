import { act, screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { ModalContext } from '@/components/modals/Modal';
import { CallForm } from '@/components/call/form/CallForm';
import { requestCall } from '@/lib/call/service';
import { publicConfig } from '@/lib/config/public-config';
import { hideModal, showModal } from '@/lib/modals/state';
import { newVisit } from './new-visit';
import { renderIn } from './renderIn';

/** jsdom has no stylesheet that could withhold a press from an element. */
export const visitor = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});

/** Each test is a new visit, and every call is placed; where `vi.mock` spies on the service. */
export function startEachAnew() {
  beforeEach(() => {
    newVisit();
    vi.mocked(requestCall).mockReset().mockResolvedValue();
  });
}

export const phone = () => screen.getByRole('textbox', { name: 'Your Phone Number' });
export const zip = () => screen.getByRole('textbox', { name: 'ZIP' });
export const pressCall = () => visitor.click(screen.getByRole('button', { name: 'Call' }));

/** Renders the call form with services configured: the page's own, or the modal's. */
export function showCallForm({ offersKeepPosted = false } = {}) {
  connectServices();
  return renderIn(
    'en',
    <ModalContext value={offersKeepPosted}>
      <CallForm id="call" offersKeepPosted={offersKeepPosted} />
    </ModalContext>,
  );
}

/** Renders the modal's form over the page. Returns its fields, and a function that closes it. */
export function showModalForm() {
  act(() => showModal('call-form'));
  const { container, unmount } = renderIn(
    'en',
    <ModalContext value={true}>
      <CallForm id="modal" offersKeepPosted />
    </ModalContext>,
  );
  const field = (name: string) => within(container).getByRole('textbox', { name });
  function close() {
    unmount();
    act(hideModal);
  }
  return { phone: field('Your Phone Number'), zip: field('ZIP'), close };
}

export function connectServices() {
  const { hosts } = publicConfig;
  onTestFinished(() => void Object.assign(publicConfig, { hosts }));
  publicConfig.hosts = { ...hosts, call: 'https://calls.example', queue: 'https://queue.example' };
}

export async function fill(field: HTMLElement, words: string) {
  await visitor.clear(field);
  await visitor.paste(words);
}

export async function fillIn() {
  await fill(phone(), '2025550142');
  await fill(zip(), '26001');
}
