import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Modals } from '@/components/shell/Modals';
import { type ModalName, showModal } from '@/lib/modals/state';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';

const visitor = userEvent.setup({ delay: null });
const close = () => visitor.click(screen.getByRole('button', { name: 'Close' }));
const address = () => `${location.pathname}${location.search}${location.hash}`;
const dialog = () => screen.queryByRole('dialog');

function arriveAt(path: string) {
  history.replaceState(null, '', path);
  renderIn('en', <Modals />);
}

/** What a press on an opener does. */
async function open(modal: ModalName) {
  act(() => showModal(modal));
  await screen.findByRole('dialog');
}

beforeEach(newVisit);

describe('a deep link', () => {
  test.each([
    ['/#call-form', 'Thanks! Can you call?'],
    ['/es?utm_source=text#covid', 'COVID Protocols'],
    ['/#selfie', 'Dreams for Democracy'],
  ])('%s opens %s; closing leaves the bare page', async (path, title) => {
    arriveAt(path);
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    await close();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(address()).toBe(path.replace(/#.*/, ''));
  });

  test.each(['/#calendar', '/#call-script', '/'])('%s opens nothing', (path) => {
    arriveAt(path);
    expect(dialog()).not.toBeInTheDocument();
    expect(address()).toBe(path);
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
  await open('call-form');
  await close();
  await waitFor(() => expect(address()).toBe('/letter#open-letter'));
  await waitFor(() => expect(dialog()).not.toBeInTheDocument());
});

describe('a modal opened on the page', () => {
  test('stays open when it is opened anew while the browser still goes back', async () => {
    arriveAt('/');
    await open('covid');
    const steps = history.length;
    await close();
    expect(address(), 'not yet back').toBe('/#covid');
    await open('moral-monday');
    await waitFor(() => expect(address()).toBe('/#moral-monday'));
    expect(dialog()).toBeVisible();
    expect(history.length).toBe(steps);

    act(() => history.back());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(address()).toBe('/');
  });

  test('leaves the bare page where the browser tells of no step back', async () => {
    arriveAt('/');
    await open('covid');
    const back = vi.spyOn(history, 'back').mockImplementation(() => {});
    await close();
    await waitFor(() => expect(address()).toBe('/'));
    back.mockRestore();

    await open('moral-monday');
    expect(address()).toBe('/#moral-monday');
    await close();
    await waitFor(() => expect(address()).toBe('/'));
  });
});
