import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Modals } from '@/components/shell/ModalTable';
import type { ModalName } from '@/lib/modals/deep-links';
import { showModal, useModal } from '@/lib/modals/state';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';

const visitor = userEvent.setup({ delay: null });

const opener = () => screen.getByRole('button', { name: 'Open' });
const closeButton = () => screen.getByRole('button', { name: 'Close' });

/** Lets the time pass after which the backdrop closes. */
const wait = () => vi.setSystemTime(Date.now() + 700);

async function open(modal: ModalName = 'archived'): Promise<HTMLElement> {
  renderIn(
    'en',
    <>
      <main>
        <h1>Which side are you on?</h1>
        <button type="button" onClick={() => showModal(modal)}>
          Open
        </button>
      </main>
      <Modals />
    </>,
  );
  await visitor.click(opener());
  return screen.findByRole('dialog');
}

beforeEach(() => {
  newVisit();
  vi.useFakeTimers({ toFake: ['Date'] });
});

describe('a modal', () => {
  test.each([
    ['the second press of two, which falls on the backdrop', 'archived', 699, 'archived'],
    ['a press on the backdrop a moment later', 'archived', 700, null],
    ['a press beside the script of a call', 'call-script', 700, 'call-script'],
  ] as const)('%s: of %s, after %i ms, the modal is %s', async (_press, modal, ms, left) => {
    const dialog = await open(modal);
    vi.setSystemTime(Date.now() + ms);
    await visitor.click(dialog);
    expect(useModal.getState().modal).toBe(left);
  });

  test('that takes the place of another is given that moment again', async () => {
    const dialog = await open('open-letter');
    wait();
    await visitor.click(await screen.findByRole('button', { name: 'Call your senators' }));
    await visitor.click(dialog);
    expect(useModal.getState().modal).toBe('call-form');
  });

  test('stays when a press that began inside it ends on the backdrop', async () => {
    const dialog = await open();
    wait();
    const title = screen.getByRole('heading', { level: 2 });
    await visitor.pointer([{ keys: '[MouseLeft>]', target: title }, { target: dialog }]);
    fireEvent.click(dialog);
    expect(useModal.getState().modal).toBe('archived');
  });

  test('gives the focus to the main heading where its opener is gone', async () => {
    await open();
    opener().remove();
    await visitor.click(closeButton());
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

const address = () => `${location.pathname}${location.search}${location.hash}`;
const dialog = () => screen.queryByRole('dialog');

function arriveAt(path: string) {
  history.replaceState(null, '', path);
  renderIn('en', <Modals />);
}

async function openHere(modal: ModalName) {
  act(() => showModal(modal));
  await screen.findByRole('dialog');
}

describe('a deep link', () => {
  test.each([
    ['/#call-form', 'Thanks! Can you call?'],
    ['/es?utm_source=text#covid', 'COVID Protocols'],
    ['/#selfie', 'Dreams for Democracy'],
  ])('%s opens %s; closing leaves the bare page', async (path, title) => {
    arriveAt(path);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await visitor.click(closeButton());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(address()).toBe(path.replace(/#.*/, ''));
  });
});

test('on the page that has its form a link to a modal leads to that, also when Back comes past it', async () => {
  history.replaceState(null, '', '/letter#open-letter');
  renderIn(
    'en',
    <>
      <section id="open-letter" />
      <Modals />
    </>,
  );
  expect(dialog()).not.toBeInTheDocument();
  await openHere('call-form');
  await visitor.click(closeButton());
  await waitFor(() => expect(address()).toBe('/letter#open-letter'));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

describe('a modal opened on the page', () => {
  test('stays open when it is opened anew while the browser still goes back', async () => {
    arriveAt('/');
    await openHere('covid');
    const steps = history.length;
    await visitor.click(closeButton());
    expect(address(), 'not yet back').toBe('/#covid');
    await openHere('moral-monday');
    await waitFor(() => expect(address()).toBe('/#moral-monday'));
    expect(dialog()).toBeVisible();
    expect(history.length).toBe(steps);

    act(() => history.back());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(address()).toBe('/');
  });

  test('leaves the bare page where the browser tells of no step back', async () => {
    arriveAt('/');
    await openHere('covid');
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await visitor.click(closeButton());
    await waitFor(() => expect(address()).toBe('/'));
    back.mockRestore();

    await openHere('moral-monday');
    expect(address()).toBe('/#moral-monday');
    await visitor.click(closeButton());
    await waitFor(() => expect(address()).toBe('/'));
  });
});
