import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { publicConfig } from '@/lib/public-config';
import { type ModalName, showModal, useModal } from '@/lib/state/modal';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { ModalHost } from './ModalHost';

const visitor = userEvent.setup({ delay: null });
const close = () => visitor.click(screen.getByRole('button', { name: 'Close' }));
const address = () => `${location.pathname}${location.search}${location.hash}`;
const dialog = () => screen.queryByRole('dialog');

function arriveAt(path: string) {
  history.replaceState(null, '', path);
  renderIn('en', <ModalHost />);
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

describe('a modal opened on the page', () => {
  test('puts its hash into the address, and Back closes it', async () => {
    arriveAt('/?a=1');
    await open('covid');
    expect(address()).toBe('/?a=1#covid');

    act(() => history.back());
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(address()).toBe('/?a=1');
  });

  test('takes its hash away when it is closed, and leaves no step behind', async () => {
    arriveAt('/');
    await open('covid');
    const steps = history.length;
    await close();
    await waitFor(() => expect(address()).toBe('/'));
    expect(dialog()).not.toBeInTheDocument();

    await open('covid');
    expect(history.length).toBe(steps);
  });

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

  test('opens again by a step forward', async () => {
    arriveAt('/');
    await open('covid');
    await close();
    await waitFor(() => expect(address()).toBe('/'));
    act(() => history.forward());
    expect(await screen.findByRole('dialog', { name: 'COVID Protocols' })).toBeVisible();
  });
});

describe('an archived site', () => {
  test('says so on arrival, once, even at a deep link', async () => {
    publicConfig.isArchived = true;
    onTestFinished(() => {
      publicConfig.isArchived = false;
    });
    arriveAt('/#call-form');
    expect(
      await screen.findByRole('dialog', { name: 'This site has been archived.' }),
    ).toBeVisible();
    await close();
    await waitFor(() => expect(address()).toBe('/'));
    expect(useModal.getState().modal).toBeNull();
  });
});
