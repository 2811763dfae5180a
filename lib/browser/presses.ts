/** Within this time, a second press is meant for what was there at the first. */
export const SECOND_PRESS_MS = 700;

/** How far apart two presses of one finger on one place may be. */
const FINGER_PX = 40;

/** Typing, and scrolling by wheel, finger or key; what the page scrolls by itself may follow from a press. */
const NEW_BEGINNINGS = ['input', 'wheel', 'pointercancel', 'keydown'];

const CONTROL = 'a, button, summary, label, input, select, textarea';

type Press = { x: number; y: number; at: number; control: Element | null };

let coveredAt = Number.NEGATIVE_INFINITY;

/** Notes that something now covers the page. */
export function coverPage(): void {
  coveredAt = performance.now();
}

/**
 * Discards a click less than 700 ms after an earlier one at the same place, or after the page was covered, if
 * another control is there now: it was meant for what was there before. A fold's click is kept, since it does
 * no harm. Typing or scrolling in between starts over. Returns a cleanup function.
 */
export function discardMisplacedClicks(): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let last: Press | undefined;
  /** Of the clicks since the pointer went down: a label's click is followed by one on its field. */
  let isMisplaced: boolean | undefined;

  function differsFromLast({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
    const control = (target as Element).closest(CONTROL);
    if (
      last &&
      control &&
      control !== last.control &&
      control.localName !== 'summary' &&
      Math.hypot(x - last.x, y - last.y) < FINGER_PX &&
      at - Math.max(last.at, coveredAt) < SECOND_PRESS_MS
    ) {
      last = { ...last, at };
      return true;
    }
    last = { x, y, at, control };
    return false;
  }

  function begin() {
    isMisplaced = undefined;
  }
  function beginAnew() {
    // what has just covered the page covers it still
    if (last) last.at = Number.NEGATIVE_INFINITY;
  }
  function discard(event: MouseEvent) {
    // a key's or a script's
    if (!event.isTrusted || event.detail === 0) return;
    isMisplaced ??= differsFromLast(event);
    if (!isMisplaced) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  addEventListener('pointerdown', begin, options);
  for (const type of NEW_BEGINNINGS) addEventListener(type, beginAnew, options);
  addEventListener('click', discard, options);
  return () => listening.abort();
}

const PRESS_ENDS = ['pointerup', 'pointercancel', 'keyup'];

// one that began before this script, perhaps by a key
let isPointerDown = typeof document !== 'undefined' && document.querySelector(':active') !== null;

function setPointerDown({ type }: Event): void {
  isPointerDown = type === 'pointerdown';
}
if (typeof document !== 'undefined') {
  for (const type of ['pointerdown', ...PRESS_ENDS]) addEventListener(type, setPointerDown, true);
}

/** Runs something now or, during a press, after its click: it could push the control away. */
export function afterPress(run: () => void): void {
  if (!isPointerDown) {
    run();
    return;
  }
  const listening = new AbortController();
  function end() {
    listening.abort();
    setTimeout(run);
  }
  for (const type of PRESS_ENDS) {
    addEventListener(type, end, { capture: true, signal: listening.signal });
  }
}
