/** Whether a frame holds a page that is not ours: another site's, or the browser's about a failure. */
export function isFrameLost(frame: HTMLIFrameElement): boolean {
  return frame.contentDocument === null;
}

/** Moves the focus out of a frame to an element of the page, if it is in the frame. */
export function takeFocusOutOf(frame: HTMLIFrameElement, to: HTMLElement): void {
  if (document.activeElement === frame) to.focus();
}

/** Scrolls to the top of a frame, where that is out of view. */
export function showFromTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/**
 * Listens to messages that a frame of our own origin posts to this page; others are not heard.
 * Returns a cleanup function.
 */
export function onFrameMessage(
  frame: HTMLIFrameElement,
  onMessage: (data: unknown) => void,
): () => void {
  function hear(event: MessageEvent) {
    if (event.origin === location.origin && event.source === frame.contentWindow) {
      onMessage(event.data);
    }
  }
  addEventListener('message', hear);
  return () => removeEventListener('message', hear);
}
