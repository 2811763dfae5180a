import { isOnline, mayPrefetch } from '@/lib/browser/network';
import { isPlainClick } from '@/lib/browser/plain-click';
import { leavePage, reloadOnce } from '@/lib/browser/reload';
import { isIdleEvent, markTouched, WAKE_EVENTS, whenVisible } from '@/lib/browser/touch';
import { isRecent, rememberPostedCall } from '@/lib/call/recent-calls.browser';
import { HYDRATED_EVENT } from './hydrated';
import { hideStatus, showStatus } from './status';

/** A press is held for this long at most; then the browser does what the HTML says. */
export const HOLD_LIMIT_MS = 10_000;

/** Elements that do nothing, or less, without scripts, and those that send a form. */
const HELD = 'button:not([type="reset"]), a[aria-haspopup], a[data-scripted]';

/** Links that the browser follows by itself, in the page's own place. */
const PLAIN_LINK = 'a[href*="/"]:not([target])';

type GateOptions = {
  /** The framework's scripts of this page: flight data first. */
  scripts: readonly string[];
  opensAtOnce: boolean;
};

/**
 * Keeps the framework out of a page until the visitor does something, holds presses meanwhile, and resubmits
 * each exactly once after hydration. When the scripts fail or take too long, the browser does what the
 * HTML says.
 */
export function startGate({ scripts, opensAtOnce }: GateOptions): void {
  const missing = [...scripts];
  let isHydrated = false;
  let isPassing = false;
  /** Each held link, button or form, and the element to click to resubmit it. */
  let held = new Map<HTMLElement, HTMLElement>();
  /** The button of the form that the browser is posting. */
  let posting: HTMLElement | undefined;
  let holdLimit: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    if (!isHydrated) addEventListener('beforeunload', leavePage);
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]'))
      link.disabled = false;
    for (const src of missing.splice(0)) {
      const script = document.createElement('script');
      script.src = src;
      // React finds its scripts by this attribute, and would run them again without it
      script.setAttribute('async', '');
      script.onerror = () => fail(src);
      document.head.append(script);
    }
  }

  /** Fetches the scripts and opens once the browser is idle, on a good connection. */
  function runAhead(): void {
    if (!mayPrefetch()) return;
    // not by <link rel="prefetch">, which Safari does not support
    const files = scripts.map((src) => fetch(src, { priority: 'low' }).then((file) => file.blob()));
    // nor has Safari an event for being idle
    Promise.all(files)
      .then(() => (window.requestIdleCallback ?? setTimeout)(open))
      .catch(() => {});
  }

  function fail(src: string): void {
    missing.push(src);
    if (held.size) release();
    else reloadOnce();
  }

  function hold(event: Event, target: HTMLElement, pressed: HTMLElement): void {
    stop(event);
    if (!isOnline()) {
      showStatus('offline');
      return;
    }
    held.set(target, pressed);
    pressed.ariaBusy = 'true';
    holdLimit ??= setTimeout(release, HOLD_LIMIT_MS);
    open();
  }

  /** Removes and returns all held presses, so that each is handled once. */
  function takeHeld(): Map<HTMLElement, HTMLElement> {
    clearTimeout(holdLimit);
    holdLimit = undefined;
    const taken = held;
    held = new Map();
    for (const pressed of taken.values()) pressed.ariaBusy = null;
    return taken;
  }

  function release(): void {
    for (const [target, pressed] of takeHeld()) {
      // offline, the browser would replace the page with its own error page
      if (!isOnline()) showStatus('offline');
      else if (target instanceof HTMLFormElement) {
        posting = pressed;
        pressed.ariaBusy = 'true';
        post(target);
      } else if (target instanceof HTMLAnchorElement) {
        // so long after the press, the browser would block a new tab
        target.target = '';
        isPassing = true;
        target.click();
        isPassing = false;
      } else showStatus('failed');
    }
  }

  function post(form: HTMLFormElement): void {
    if (form.method === 'post') rememberPostedCall();
    // before the load event, what a form leads to would take the page's own place in the history
    if (document.readyState !== 'complete') history.pushState(null, '');
    form.submit();
  }

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    hideStatus();
    const target = event.target as Element;
    const pressed = target.closest<HTMLButtonElement>(HELD);
    // React would hydrate within the click, and may take the form out of the page before it is sent
    if (pressed?.type === 'submit' && pressed.form) holdForm(event, pressed.form, pressed);
    else if (!pressed) {
      if (target.closest(PLAIN_LINK)) leavePage();
    } else if (!isHydrated && !isPassing) hold(event, pressed, pressed);
  }

  function onSubmit(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    holdForm(event, form, form.querySelector<HTMLElement>('[type="submit"]') ?? form);
  }

  function holdForm(event: Event, form: HTMLFormElement, pressed: HTMLElement): void {
    if (isHydrated) return;
    const call = form.method === 'post' && window.postedCall;
    // the browser is sending this one already
    if (call && isRecent(call)) stop(event);
    else hold(event, form, pressed);
  }

  function resubmit(): void {
    isHydrated = true;
    removeEventListener('beforeunload', leavePage);
    // offline it is still true, though the cache had the scripts
    if (isOnline()) hideStatus();
    for (const pressed of takeHeld().values()) pressed.click();
  }

  // each sign once: where scripts have failed, the next one fetches them again
  for (const sign of WAKE_EVENTS) {
    const touch = (event: Event) => {
      if (isIdleEvent(event)) return;
      removeEventListener(sign, touch, true);
      markTouched();
      open();
    };
    addEventListener(sign, touch, { capture: true, passive: true });
  }
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('online', hideStatus);
  // a page that the back/forward cache stored before hydration
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (posting) posting.ariaBusy = null;
    open();
  });
  addEventListener('load', () => whenVisible(runAhead));
  document.addEventListener(HYDRATED_EVENT, resubmit);
  if (opensAtOnce || location.hash) addEventListener('DOMContentLoaded', open);
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
