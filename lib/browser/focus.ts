export function focusedElement(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body
    ? activeElement
    : null;
}

/** Returns the focus to an element or, if it is gone, to the main heading. */
export function returnFocus(element: HTMLElement | null): void {
  if (element?.isConnected) {
    element.focus({ preventScroll: true });
    return;
  }
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Moves the focus to an element, unless the visitor is on a link, a button or a field. */
export function takeFocus(element: HTMLElement): void {
  const at = focusedElement();
  if (!at || at.tabIndex < 0) element.focus({ preventScroll: true });
}
