/** Scrolls to an element, the shortest way, where the next drawing of the page puts it out of view. */
export function keepInView(element: Element): void {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'nearest' }));
}
