import { isOnline } from './network';

/** A promise that waits for the first press; on the server, where nobody presses, it is kept. */
export function firstPress(): { wanted: Promise<void>; want: () => void } {
  if (typeof window === 'undefined') return { wanted: Promise.resolve(), want: () => {} };
  let want = () => {};
  const wanted = new Promise<void>((resolve) => {
    want = resolve;
  });
  return { wanted, want };
}

/** Says something at a form's first visible field, which takes the focus; its words stay. */
function sayAt(form: HTMLFormElement, sentence = '') {
  const field = form.querySelector<HTMLInputElement>('[type=tel]');
  field?.setCustomValidity(sentence);
  field?.reportValidity();
  // said once: what is typed next is not wrong for it
  for (const next of ['input', 'blur'])
    field?.addEventListener(next, () => field.setCustomValidity(''), { once: true });
}

/**
 * Watches a form whose code is not there yet. The first touch calls `onWanted`; a submit is held
 * back until `handOver` (the code is there: it submits again, once) or `release` (it will not come:
 * the browser submits by itself). Without a connection nothing is held: the first field says the
 * frame's `data-offline`. `drop` stops holding.
 */
export function holdSubmit(frame: HTMLElement, onWanted: () => void) {
  let held: HTMLFormElement | null = null;
  let isOver = false;

  function hold(event: Event) {
    if (isOver) return;
    event.preventDefault();
    event.stopPropagation();
    const form = event.target as HTMLFormElement;
    if (isOnline()) held = form;
    else sayAt(form, frame.dataset.offline);
    onWanted();
  }

  function drop() {
    isOver = true;
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
