import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { showModal, useModal } from '@/lib/state/modal';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';
import { ModalHost } from './ModalHost';

const visitor = userEvent.setup({ delay: null });
const texts = modalTextsIn('en');

const opener = () => screen.getByRole('button', { name: 'Open' });
const closeButton = () => screen.getByRole('button', { name: 'Close' });

/** A page with one opener and the host of its modals, after the opener was pressed. */
async function open(): Promise<HTMLElement> {
  renderIn(
    'en',
    <>
      <main>
        <h1>Which side are you on?</h1>
        <button type="button" onClick={() => showModal('archived')}>
          Open
        </button>
      </main>
      <ModalHost isArchived={false} texts={texts} />
    </>,
  );
  await visitor.click(opener());
  return screen.findByRole('dialog', { name: 'This site has been archived.' });
}

beforeEach(newVisit);

describe('a modal', () => {
  test('is named by its title, and takes the focus there', async () => {
    const dialog = await open();
    const title = screen.getByRole('heading', { name: 'This site has been archived.', level: 2 });
    expect(dialog).toContainElement(title);
    expect(dialog).toHaveAttribute('open');
    expect(title).toHaveFocus();
  });

  test.each([
    ['the close button', () => visitor.click(closeButton())],
    ['Escape, which closes the dialog itself', (dialog: HTMLDialogElement) => dialog.close()],
    ['a press on the backdrop', (dialog: HTMLDialogElement) => visitor.click(dialog)],
  ])('is closed by %s, and the focus goes back to its opener', async (_way, close) => {
    const dialog = await open();
    await close(dialog as HTMLDialogElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(useModal.getState().modal).toBeNull();
    expect(opener()).toHaveFocus();
  });

  test('stays for a press inside it', async () => {
    await open();
    await visitor.click(screen.getByRole('heading', { level: 2 }));
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('stays when a press that began inside it ends on the backdrop', async () => {
    const dialog = await open();
    const title = screen.getByRole('heading', { level: 2 });
    await visitor.pointer([{ keys: '[MouseLeft>]', target: title }, { target: dialog }]);
    fireEvent.click(dialog);
    expect(useModal.getState().modal).toBe('archived');
  });

  test('opens again after it was closed', async () => {
    await open();
    await visitor.click(closeButton());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await visitor.click(opener());
    expect(await screen.findByRole('dialog')).toHaveAttribute('open');
  });

  test('gives the focus to the main heading where its opener is gone', async () => {
    await open();
    opener().remove();
    await visitor.click(closeButton());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
