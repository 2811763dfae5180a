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

// When WebKit stores a page for Back it loses a message under way, and React's scheduler awaits it for ever.
const { MessageChannel } = window;
window.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    addEventListener('pageshow', ({ persisted }) => persisted && this.port2.postMessage(null));
  }
};

// A plain host leads to /call/, and one that merges slashes answers //call; all that follows knows /call.
const path = pageOf(location.pathname);
if (path !== location.pathname) {
  history.replaceState(history.state, '', path + location.search + location.hash);
}

cutHash();
addEventListener('popstate', cutHash);

/** Takes trackers’ additions off a hash (`#selfie?fbclid=...`), before anything reads it. */
function cutHash(): void {
  const [hash = ''] = location.hash.split(/[?&]/);
  if (hash !== location.hash) location.replace(hash);
}
