import { HYDRATED_EVENT } from './hydrated';

const PRESSES = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'keydown',
  'pointerup',
  'mouseup',
  'touchend',
  'keyup',
] as const;

/**
 * Keeps the events of a press from React until it has hydrated the page: it would do all of that within
 * the first one that it heard, before anything could be drawn. To be called before React begins.
 */
export function delayPresses(): void {
  const listening = new AbortController();
  const { signal } = listening;
  const delay = (event: Event) => event.stopPropagation();
  for (const press of PRESSES) addEventListener(press, delay, { capture: true, signal });
  document.addEventListener(HYDRATED_EVENT, () => listening.abort(), { signal });
}
