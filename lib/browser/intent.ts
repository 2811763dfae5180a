/** A promise that waits for the first press; on the server, where nobody presses, it is kept. */
export function firstPress(): { wanted: Promise<void>; want: () => void } {
  if (typeof window === 'undefined') return { wanted: Promise.resolve(), want: () => {} };
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  return { wanted, want };
}

/**
 * Watches a form whose code is not there yet. The first touch calls `onWanted`; a submit is held
 * back until `handOver` (the code is there: it submits again, once) or `release` (it will not come:
 * the browser submits by itself). `drop` stops watching.
 */
export function holdSubmit(frame: HTMLElement, onWanted: () => void) {
  let held: HTMLFormElement | null = null;

  function hold(event: Event) {
    event.preventDefault();
    event.stopPropagation();
    held = event.target as HTMLFormElement;
    onWanted();
  }

  function drop() {
    frame.removeEventListener('focus', onWanted, true);
    frame.removeEventListener('pointerdown', onWanted);
    frame.removeEventListener('submit', hold, true);
  }

  // not focusin: React keeps that one from a form that it has not hydrated
  frame.addEventListener('focus', onWanted, true);
  frame.addEventListener('pointerdown', onWanted);
  frame.addEventListener('submit', hold, true);

  return {
    drop,
    handOver() {
      drop();
      held?.requestSubmit();
    },
    release() {
      drop();
      held?.submit();
    },
  };
}
