import { pushStep, replaceHash } from './history';
import { prefersReducedMotion } from './motion';
import { isPlainClick } from './plain-click';

const SCROLL_MS = 500;

const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls an element back into view, by the shortest way, if the next paint moves it out. */
export function holdInView(element: Element): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}

/** Scrolls to the top of an element that has appeared below the window’s edge, away from the finger. */
export function showBelow(element: Element | null): void {
  if (element && element.getBoundingClientRect().bottom > innerHeight) element.scrollIntoView();
}

/** Scrolls to an element’s top once the next paint has changed the page. */
export function goTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  requestAnimationFrame(() => element.scrollIntoView());
}

/** The element on this page that a link leads to; null where it leads elsewhere. */
export function targetOfLink({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

type Press = Parameters<typeof isPlainClick>[0] & { preventDefault: () => void };

/** Scrolls smoothly to a link’s target on this page; modified clicks and reduced motion go to the browser. */
export function followSmoothly(link: HTMLAnchorElement, press: Press): void {
  const target = targetOfLink(link);
  if (!target || !isPlainClick(press) || prefersReducedMotion()) return;
  press.preventDefault();
  // as the browser does: the same target again adds no history entry
  if (link.hash === location.hash) replaceHash(link.hash);
  else pushStep(link.hash);
  smoothScrollTo(target);
}

/** Cubic ease-in-out: maps elapsed time to progress, both from 0 to 1. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

function scrollTopFor(target: HTMLElement): number {
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginTop) || 0;
  return scrollY + target.getBoundingClientRect().top - margin;
}

/** Scrolls to an element in 500 ms, unless the visitor scrolls, and focuses it. */
function smoothScrollTo(target: HTMLElement): void {
  const from = scrollY;
  const start = performance.now();
  const scrolling = new AbortController();
  const { signal } = scrolling;
  const stop = () => scrolling.abort();
  for (const name of interruptions) addEventListener(name, stop, { passive: true, signal });

  function step(now: number) {
    if (signal.aborted) return;
    const share = Math.min(1, Math.max(0, (now - start) / SCROLL_MS));
    scrollTo({ top: from + (scrollTopFor(target) - from) * eased(share), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else stop();
  }

  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
  requestAnimationFrame(step);
}
