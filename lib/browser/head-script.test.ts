import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { headScript } from './head-script';

type ScriptError = {
  target: { tagName: string; src: string; hasAttribute: (name: string) => boolean };
};

/** A page that has run the head script; its clock and its storage are ours. */
function page(storage: Storage | 'refused' = memory()) {
  let nowMs = 1_000_000;
  let reloads = 0;
  const listeners: Record<string, (event: never) => void> = {};
  const window: { reloadOnce?: () => boolean } = {};
  const dataset: Record<string, string> = {};

  runInNewContext(headScript, {
    window,
    document: { documentElement: { dataset } },
    location: { reload: () => reloads++ },
    get sessionStorage() {
      if (storage === 'refused') throw new Error('Storage is not allowed here.');
      return storage;
    },
    Date: { now: () => nowMs },
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
    },
  });

  return {
    dataset,
    reloadOnce: () => window.reloadOnce?.(),
    /** A part of the page does not come; those of its HTML carry `async`. */
    fail: (tagName: string, src: string, isInHtml = true) =>
      listeners.error?.({
        target: { tagName, src, hasAttribute: (name) => isInHtml && name === 'async' },
      } satisfies ScriptError as never),
    /** Whether the browser may still say that nobody caught this. */
    isSaid: (reason: unknown) => {
      let isSaid = true;
      const preventDefault = () => {
        isSaid = false;
      };
      listeners.unhandledrejection?.({ reason, preventDefault } as never);
      return isSaid;
    },
    wait: (seconds: number) => {
      nowMs += seconds * 1000;
    },
    reloads: () => reloads,
  };
}

function memory(): Storage {
  const kept: Record<string, string> = {};
  return {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  } as Storage;
}

const CHUNK = 'https://season.example.org/_next/static/chunks/1.js';

test('a page on which scripts run says so', () => {
  expect(page().dataset).toEqual({ scripts: '' });
});

test('only the browser’s own smoothing between pages fails without a word', () => {
  const { isSaid } = page();
  expect(isSaid(new Error('Transition was aborted because of invalid state.'))).toBe(false);
  expect(isSaid(new Error('Transition was skipped'))).toBe(false);
  expect(isSaid(new Error('The form is broken.'))).toBe(true);
  expect(isSaid(undefined)).toBe(true);
});

describe('a script of ours that fails to load', () => {
  test('reloads the page, and not again for 60 seconds', () => {
    const { fail, wait, reloads } = page();
    fail('SCRIPT', CHUNK);
    expect(reloads()).toBe(1);

    wait(59);
    fail('SCRIPT', CHUNK);
    expect(reloads()).toBe(1);

    wait(1);
    fail('SCRIPT', CHUNK);
    expect(reloads()).toBe(2);
  });

  test('shares its one reload with the parts that are loaded later', () => {
    const { fail, reloadOnce, reloads } = page();
    expect(reloadOnce()).toBe(true);
    fail('SCRIPT', CHUNK);
    expect(reloadOnce()).toBe(false);
    expect(reloads()).toBe(1);
  });

  test('is left to who asked for it where it was not in the HTML', () => {
    const { fail, reloads } = page();
    fail('SCRIPT', CHUNK, false);
    expect(reloads()).toBe(0);
  });

  test.each([
    ['is refused', 'refused' as const],
    ['forgets', { ...memory(), setItem: () => {} }],
  ])('reloads nothing where storage %s', (_how, storage) => {
    const { fail, reloadOnce, reloads } = page(storage);
    fail('SCRIPT', CHUNK);
    expect(reloadOnce()).toBe(false);
    expect(reloads()).toBe(0);
  });
});

test.each([
  ['SCRIPT', 'https://www.youtube.com/iframe_api'],
  ['IMG', 'https://season.example.org/_next/static/media/march.webp'],
])('a failing %s from %s reloads nothing', (tagName, src) => {
  const { fail, reloads } = page();
  fail(tagName, src);
  expect(reloads()).toBe(0);
});
