import { HYDRATED_EVENT } from './hydrated';

const PRESSES = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'keypress',
  'pointerup',
  'mouseup',
  'touchend',
  'keyup',
] as const;

// Runs before React. Keeps the events of a press from it until it has hydrated the page: it would do
// all of that within the first one that it heard, before anything could be drawn.
const listening = new AbortController();
const { signal } = listening;
const delay = (event: Event) => event.stopPropagation();
for (const press of PRESSES) addEventListener(press, delay, { capture: true, signal });
document.addEventListener(HYDRATED_EVENT, () => listening.abort(), { signal });
