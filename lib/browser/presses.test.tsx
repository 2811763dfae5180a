import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { coverPage, discardMisplacedClicks, SECOND_PRESS_MS } from './presses';

let now = 10_000;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));

let stop = () => {};
afterEach(() => stop());

type Click = { on: string; afterMs?: number; x?: number; isCovering?: true; after?: string };
const call: Click = { on: '#call' };
const again = (afterMs: number, more: Partial<Click> = {}) => ({ on: '#again', afterMs, ...more });

function heardOf(clicks: Click[]) {
  stop();
  document.body.innerHTML =
    '<button id="call"><span>Call</span></button><button id="again"></button><summary></summary><p></p>';
  // jsdom trusts no event that a test makes
  const listeners: Record<string, (event: unknown) => void> = {};
  const add = vi
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) => {
      listeners[type] = listener as () => void;
    });
  stop = discardMisplacedClicks();
  add.mockRestore();
  return clicks.map(({ on, afterMs = 0, x = 0, isCovering, after = '' }) => {
    now += afterMs;
    listeners[after]?.({});
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

test.each<[string, Click[], boolean[]]>([
  ['the same control twice', [call, { on: '#call span', afterMs: 150 }], [true, true]],
  ['another in its place', [call, again(150)], [true, false]],
  ['three, of which two on another there', [call, again(500), again(500)], [true, false, false]],
  ['another in its place, later', [call, again(SECOND_PRESS_MS)], [true, true]],
  ['another elsewhere', [call, again(150, { x: 60 })], [true, true]],
  ['another in its place, after typing', [call, again(150, { after: 'input' })], [true, true]],
  ['another that a wheel brought there', [call, again(150, { after: 'wheel' })], [true, true]],
  ['another that a finger brought', [call, again(150, { after: 'pointercancel' })], [true, true]],
  ['words in its place', [call, { on: 'p', afterMs: 150 }], [true, true]],
  ['a fold in its place', [call, { on: 'summary', afterMs: 150 }], [true, true]],
  ['by a modal, later', [call, again(5_000, { isCovering: true, after: 'wheel' })], [true, false]],
])('%s', (_what, clicks, heard) => {
  expect(heardOf(clicks)).toEqual(heard);
});
