import { countLater } from './count-later';

/**
 * Counts the presses of server-made links to a network, which are marked with `data-network`.
 * Returns a cleanup function.
 */
export function countShareClicks(frame: HTMLElement): () => void {
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('[data-network="twitter"]') : null;
    if (link) countLater((counter) => counter.countShare('twitter'));
  }

  frame.addEventListener('click', onClick);
  return () => frame.removeEventListener('click', onClick);
}
