/** Scrolls to an element, the shortest way, where the next drawing of the page puts it out of view. */
export function keepInView(element: Element): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}

/** Scrolls to the top of an element, where that is out of view. */
export function showFromTop(element: Element): void {
  if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}
