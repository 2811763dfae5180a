import { pushStep, replaceHash } from './history';
import { prefersReducedMotion } from './motion';
import { isPlainClick } from './plain-click';

/** How long a smooth scroll takes (spec.md section 9, Interface timings). */
const SCROLL_MS = 500;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to an element, by the shortest way, if the next paint puts it out of view. */
export function keepInView(element: Element): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}

/** The part of this page that a link leads to; null where it leads elsewhere. */
export function targetOfLink({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

type Press = Parameters<typeof isPlainClick>[0] & { preventDefault: () => void };

/**
 * Answers the press of a link to a part of this page by a smooth scroll to it. A press with a key or
 * another button, and visitors who prefer reduced motion, are left to the browser.
 */
export function followSmoothly(link: HTMLAnchorElement, press: Press): void {
  const target = targetOfLink(link);
  if (!target || !isPlainClick(press) || prefersReducedMotion()) return;
  press.preventDefault();
  // as the browser itself does: the same target again adds no history entry
  if (link.hash === location.hash) replaceHash(link.hash);
  else pushStep(link.hash);
  smoothScrollTo(target);
}

/** Cubic ease-in-out: the progress of a movement, from 0 to 1, at a share of its time. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** The scroll position at which the element is at the top, with its scroll margin. */
function scrollTopFor(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return scrollY + target.getBoundingClientRect().top - margin;
}

/**
 * Scrolls the page to an element in 500 ms and gives it the focus, so that reading goes on there. A
 * visitor who scrolls meanwhile interrupts it.
 */
function smoothScrollTo(target: HTMLElement): void {
  const from = scrollY;
  const start = performance.now();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    for (const name of interruptions) removeEventListener(name, stop);
  };
  for (const name of interruptions) addEventListener(name, stop, { passive: true });

  function step(now: number) {
    if (isStopped) return;
    const share = Math.min(1, Math.max(0, (now - start) / SCROLL_MS));
    scrollTo({ top: from + (scrollTopFor(target) - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop();
  }

  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  requestAnimationFrame(step);
}
