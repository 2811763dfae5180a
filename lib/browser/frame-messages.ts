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
