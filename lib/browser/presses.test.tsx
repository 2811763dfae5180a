import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverPage, discardMisplacedClicks, SECOND_PRESS_MS } from './presses';

let now = 10_000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));

let stop = () => {};
afterEach(() => stop());

function heardOf(
  clicks: {
    on: string;
    afterMs?: number;
    x?: number;
    isCovering?: boolean;
    isAfterTyping?: boolean;
  }[],
) {
  stop();
  document.body.innerHTML =
    '<button id="call"><span>Call</span></button><button id="again"></button><p id="text"></p>';
  // jsdom trusts no event that a test makes
  const listeners: Record<string, (event: unknown) => void> = {};
  const add = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) => {
      listeners[type] = listener as () => void;
    });
  stop = discardMisplacedClicks();
  add.mockRestore();
  return clicks.map(({ on, afterMs = 0, x = 0, isCovering, isAfterTyping }) => {
    now += afterMs;
    if (isAfterTyping) listeners.input?.({});
    if (isCovering) coverPage();
    let isHeard = true;
    listeners.pointerdown?.({});
    listeners.click?.({
      isTrusted: true,
      detail: 1,
      timeStamp: now,
      target: document.querySelector(on),
      clientX: x,
      clientY: 0,
      preventDefault: () => {},
      stopImmediatePropagation: () => {
        isHeard = false;
      },
    });
    return isHeard;
  });
}

test.each([
  ['the same control twice', [{ on: '#call' }, { on: '#call span', afterMs: 150 }], [true, true]],
  ['another in its place', [{ on: '#call' }, { on: '#again', afterMs: 150 }], [true, false]],
  [
    'three, of which two on another in its place',
    [{ on: '#call' }, { on: '#again', afterMs: 500 }, { on: '#again', afterMs: 500 }],
    [true, false, false],
  ],
  [
    'another in its place, later',
    [{ on: '#call' }, { on: '#again', afterMs: SECOND_PRESS_MS }],
    [true, true],
  ],
  ['another elsewhere', [{ on: '#call' }, { on: '#again', afterMs: 150, x: 60 }], [true, true]],
  [
    'another in its place, after typing',
    [{ on: '#call' }, { on: '#again', afterMs: 150, isAfterTyping: true }],
    [true, true],
  ],
  ['words in its place', [{ on: '#call' }, { on: '#text', afterMs: 150 }], [true, true]],
  [
    'what a modal brings there, long after the press',
    [{ on: '#call' }, { on: '#again', afterMs: 5_000, isCovering: true }],
    [true, false],
  ],
])('%s', (_what, clicks, heard) => {
  expect(heardOf(clicks)).toEqual(heard);
});
