import { currentHash, pushStep, replaceHash } from './history';
import { prefersReducedMotion } from './motion';
import { isPlainClick } from './plain-click';
import { smoothScrollTo } from './smooth-scroll';

/** The part of this page that a link leads to; null where it leads elsewhere. */
export function placeOfLink({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/**
 * Makes a press of a link within this element, to a part of this page, scroll there smoothly; or at
 * once for visitors who want little motion. Returns a cleanup function.
 */
export function smoothLinks(element: HTMLElement): () => void {
  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
    const place = link && placeOfLink(link);
    if (!place || !isPlainClick(event) || prefersReducedMotion()) return;
    event.preventDefault();
    // as the browser itself does: the same place again is no further step
    if (link.hash === currentHash()) replaceHash(link.hash);
    else pushStep(link.hash);
    smoothScrollTo(place);
  }
  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
