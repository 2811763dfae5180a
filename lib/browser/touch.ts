declare global {
  interface Document {
    /** True while the browser renders the page ahead; absent where it does not. */
    prerendering?: boolean;
  }
}

export const WAKE_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'scroll',
  'input',
  'change',
  'hashchange',
] as const;

/** True for the move that a browser reports when a page appears under a resting pointer. */
export const isIdleEvent = (event: Event) =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/** Marks the document as touched, for two scripts: the gate and the framework. */
export function markTouched(): void {
  document.documentElement.dataset.touched = '';
}

/** True once the visitor has moved the pointer, pressed, typed or scrolled. */
export const isTouched = (): boolean => 'touched' in document.documentElement.dataset;

/** Calls `onTouch` on the first action, at once if that has been. Returns a cleanup function. */
export function onFirstTouch(onTouch: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  function touch(event?: Event) {
    if (event && isIdleEvent(event)) return;
    markTouched();
    listening.abort();
    onTouch();
  }
  if (isTouched()) touch();
  else for (const type of WAKE_EVENTS) addEventListener(type, touch, { signal, passive: true });
  return () => listening.abort();
}

/** Does something once the page is shown, which a page rendered ahead is not yet. */
export function whenVisible(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act);
  else act();
}
