/** Events that show that a visitor is there. */
export const SIGNS_OF_LIFE = [
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

let isPageTouched = false;

/** True once the visitor has moved the pointer, pressed, typed or scrolled. */
export function isTouched(): boolean {
  isPageTouched ||= document.activeElement !== document.body;
  return isPageTouched;
}

/** Calls `onTouch` on the visitor's first action, never on the server; returns a cleanup function. */
export function onFirstTouch(onTouch: () => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  function touch() {
    isPageTouched = true;
    listening.abort();
    onTouch();
  }
  for (const type of SIGNS_OF_LIFE) addEventListener(type, touch, { signal, passive: true });
  return () => listening.abort();
}
