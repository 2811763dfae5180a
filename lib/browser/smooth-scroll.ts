import { eased } from '@/lib/motion/eased';

/** How long a smooth scroll takes (spec.md section 9, Interface timings). */
const SCROLL_MS = 500;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where the page must be for the element to stand under the top, its scroll margin kept. */
function placeOf(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return scrollY + target.getBoundingClientRect().top - margin;
}

/**
 * Scrolls the page to an element in 500 ms and gives it the focus, so that reading goes on there. A
 * visitor who scrolls meanwhile is let go.
 */
export function smoothScrollTo(target: HTMLElement): void {
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
    scrollTo({ top: from + (placeOf(target) - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop();
  }

  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  requestAnimationFrame(step);
}
