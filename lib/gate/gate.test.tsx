import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leavePage, reloadOnce } from '@/lib/browser/reload';
import { HOLD_LIMIT_MS, startGate } from './gate';
import { announceHydrated } from './hydrated';

vi.mock('@/lib/browser/reload', () => ({
  leavePage: vi.fn(),
  preventReload: vi.fn(),
  reloadOnce: vi.fn(),
}));

const SCRIPTS = ['/flight.js', '/a.js', '/b.js'];

const inserted = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
const wanted = SCRIPTS.map((src) => new URL(src, location.href).href);
const status = () => document.querySelector('[role="status"]');
const find = <E extends HTMLElement>(selector: string) => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const failScript = () => document.head.querySelector('script')?.onerror?.(new Event('error'));

let presses: string[];
let stopListening: AbortController;

function openPage({ opensAtOnce = false } = {}) {
  stopListening = new AbortController();
  const { signal } = stopListening;
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options = {}) =>
        add(type, listener, {
          ...(options === true ? { capture: true } : Object(options)),
          signal,
        }),
    );
  }
  document.body.innerHTML = `
    <a id="modal" href="/hosted" target="_blank" aria-haspopup="dialog">Sign <b>the letter</b></a>
    <a id="plain" href="#part">A part of the page</a>
    <a id="page" href="/letter">Another <b>page</b></a>
    <a id="tab" href="/letter" target="_blank">A new tab</a>
    <a id="phone" href="tel:+12022243121">A number</a>
    <button id="copy" type="button">Copy</button>
    <form id="call" method="post" action="/create"><input name="phone"><button>Call</button></form>`;
  find('#call button').setAttribute('type', 'submit');
  startGate({ scripts: SCRIPTS, opensAtOnce });
  presses = [];
  document.addEventListener(
    'click',
    (event) => {
      const id = (event.target as Element).closest('[id]')?.id ?? '';
      if (id !== 'call') presses.push(`click ${id}`);
      if (id !== 'call') event.preventDefault();
    },
    { signal },
  );
  document.addEventListener(
    'submit',
    (event) => {
      presses.push('submit');
      event.preventDefault();
    },
    { signal },
  );
  return vi
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => void presses.push('native post'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  document.head.innerHTML = '';
  document.body.dataset.offline = 'You are offline.';
  document.body.dataset.failed = 'It failed.';
  sessionStorage.clear();
  delete window.postedCall;
});

afterEach(() => stopListening.abort());

describe('the framework stays out', () => {
  test('until there is a sign of life, and comes once, findable for React', () => {
    openPage();
    vi.advanceTimersByTime(60_000);
    expect(inserted()).toEqual([]);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('pointerdown'));
    expect(inserted()).toEqual(wanted);
    expect(document.head.querySelectorAll('script[async]')).toHaveLength(3);
  });

  test.each([
    ...['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'input'],
    ...['change', 'hashchange'],
  ])('but for %s', (sign) => {
    openPage();
    find('input').dispatchEvent(new Event(sign, { bubbles: true }));
    expect(inserted()).toEqual(wanted);
  });

  test('for a page that appears under a pointer which rests, until it moves', () => {
    openPage();
    const move = (movementX: number) =>
      dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
    move(0);
    expect(inserted()).toEqual([]);
    move(1);
    expect(inserted()).toEqual(wanted);
  });

  test('but for an archived page, which has to say so', () => {
    openPage({ opensAtOnce: true });
    dispatchEvent(new Event('DOMContentLoaded'));
    expect(inserted()).toEqual(wanted);
  });

  test('but for a page that comes back from the back/forward cache', () => {
    openPage();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(inserted()).toEqual([]);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(inserted()).toEqual(wanted);
  });

  test.each([
    [{ effectiveType: '4g', saveData: false }, 3],
    [{ effectiveType: '4g', saveData: true }, 0],
  ])('or the page is there, on a connection of %j', async (connection, scripts) => {
    vi.stubGlobal('navigator', { onLine: true, connection });
    openPage();
    expect(fetch).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(fetch).toHaveBeenCalledTimes(scripts);
    expect(inserted()).toEqual([]);
    await vi.runAllTimersAsync();
    expect(inserted()).toHaveLength(scripts);
  });

  test('a page that is rendered ahead waits until it is shown', () => {
    const page = Object.assign(document, { prerendering: true });
    openPage();
    dispatchEvent(new Event('load'));
    expect(fetch).not.toHaveBeenCalled();
    page.prerendering = false;
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(fetch).toHaveBeenCalledTimes(wanted.length);
  });
});

describe('a press before React', () => {
  test('is heard at once and given back exactly once, each in its order', () => {
    openPage();
    find('#modal b').click();
    find('#modal').click();
    find('#copy').click();
    find('#call button').click();
    find('#call button').click();
    expect(presses).toEqual([]);
    expect(find('#modal').ariaBusy).toBe('true');
    expect(find('#call button').ariaBusy).toBe('true');
    expect(inserted()).toEqual(wanted);

    announceHydrated();
    expect(presses).toEqual(['click modal', 'click copy', 'submit']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
    vi.advanceTimersByTime(HOLD_LIMIT_MS);
    find('#copy').click();
    expect(presses).toEqual(['click modal', 'click copy', 'submit', 'click copy']);
  });

  test('of a submit button is kept from React, which might redraw the form within the click', () => {
    openPage();
    const heard = vi.fn();
    find('#call').addEventListener('click', heard);
    find('#call button').click();
    expect(heard).not.toHaveBeenCalled();
    announceHydrated();
    expect(heard).toHaveBeenCalledOnce();
  });

  test('is held too where other software sends the form', () => {
    openPage();
    find<HTMLFormElement>('#call').requestSubmit();
    expect(presses).toEqual([]);
    expect(find('#call button').ariaBusy).toBe('true');
    announceHydrated();
    expect(presses).toEqual(['submit']);
  });

  test('of a link that the browser can follow is not held, nor one that asks for a new tab', () => {
    openPage();
    find('#plain').click();
    find('#modal').dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect(presses).toEqual(['click plain', 'click modal']);
  });

  test.each([
    ['the scripts fail', failScript],
    ['10 s pass', () => vi.advanceTimersByTime(HOLD_LIMIT_MS)],
  ])('is left to the browser when %s: the link leads on, the form posts once', (_why, end) => {
    openPage();
    find('#modal').click();
    find('#call button').click();
    end();
    expect(presses).toEqual(['click modal', 'native post']);
    expect(find('#modal'), 'a new tab would be blocked').toHaveAttribute('target', '');
    expect(find('#call button').ariaBusy).toBe('true');
    find('#call button').click();
    find('#call button').click();
    find('#copy').click();
    expect(presses).toEqual(['click modal', 'native post']);
    expect(reloadOnce).not.toHaveBeenCalled();

    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(find('#call button').ariaBusy, 'it is not posting after Back').toBeNull();
    announceHydrated();
    expect(presses).toEqual(['click modal', 'native post', 'click copy']);
  });

  test.each([
    ['interactive', 1],
    ['complete', 0],
  ] as const)('leaves the form, on a page that is %s, %d steps in the history', (state, added) => {
    const steps = history.length;
    openPage();
    find('#call button').click();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    failScript();
    expect(presses).toEqual(['native post']);
    expect(history.length).toBe(steps + added);
  });

  test('is not let go without a connection: a sentence says so, and nothing is sent', () => {
    openPage();
    find('#modal').click();
    find('#call button').click();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.advanceTimersByTime(HOLD_LIMIT_MS);
    expect(presses).toEqual([]);
    expect(status()).toHaveTextContent('You are offline.');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  test('of what only scripts can do is answered in words when they fail, and tried again', () => {
    openPage();
    find('#copy').click();
    failScript();
    expect(status()).toHaveTextContent('It failed.');
    find('#copy').click();
    expect(inserted()).toEqual([...wanted, wanted[0]]);
    announceHydrated();
    expect(presses).toEqual(['click copy']);
    expect(status()).toBeNull();
  });

  test('offline is not held or sent later: a sentence says so, and the words stay', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage();
    find<HTMLInputElement>('input').value = '2025550142';
    find('#call button').click();
    find('#modal').click();
    expect(status()).toHaveTextContent('You are offline.');
    announceHydrated();
    expect(presses).toEqual([]);
    expect(find('input')).toHaveValue('2025550142');
    expect(status()).toHaveTextContent('You are offline.');
    find('#page').click();
    expect(status()).toBeNull();
  });

  test('offline is no longer said with a connection', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openPage();
    find('#modal').click();
    onLine.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    expect(status()).toBeNull();
  });
});

test('only a link that leads away says so', () => {
  openPage();
  for (const id of ['modal', 'plain', 'tab', 'phone', 'copy']) find(`#${id}`).click();
  find('#page b').dispatchEvent(new MouseEvent('click', { bubbles: true, metaKey: true }));
  expect(leavePage).not.toHaveBeenCalled();
  find('#page b').click();
  expect(leavePage).toHaveBeenCalledOnce();
});

test('each way to leave is heard while the scripts load', () => {
  const leave = () => dispatchEvent(new Event('beforeunload'));
  openPage();
  leave();
  expect(leavePage).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  leave();
  expect(leavePage).toHaveBeenCalledOnce();
  announceHydrated();
  leave();
  expect(leavePage).toHaveBeenCalledOnce();
});

test('scripts that fail while nothing is held reload the page', () => {
  openPage();
  dispatchEvent(new Event('scroll'));
  failScript();
  expect(reloadOnce).toHaveBeenCalledOnce();
});
