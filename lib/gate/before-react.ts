import { pageOf } from '@/lib/offline/cached-pages';
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

// Runs before React, which would hydrate within the first event of a press that it heard.
const listening = new AbortController();
const { signal } = listening;
const delay = (event: Event) => event.stopPropagation();
for (const press of PRESSES) addEventListener(press, delay, { capture: true, signal });
document.addEventListener(HYDRATED_EVENT, () => listening.abort(), { signal });

// A plain host leads to /call/, and everything that follows knows the page as /call.
const path = pageOf(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}
