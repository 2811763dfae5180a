/** Moves the focus out of a frame to an element of the page, if it is in the frame. */
export function takeFocusOutOf(frame: HTMLIFrameElement, to: HTMLElement): void {
  if (document.activeElement === frame) to.focus();
}

/** Scrolls to the top of a frame, where that is out of view. */
export function showFromTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/** How long a page that a frame has loaded may take to say that it is ours. */
const HELLO_TIMEOUT_MS = 1000;

type FrameListener = {
  onMessage: (data: unknown) => void;
  /** the frame holds a page that is not ours: another site's, or the browser's about a failure */
  onLost: () => void;
};

/**
 * Listens to what a frame posts to this page; others are not heard. Its origin says nothing, since a
 * sandboxed frame has none, and one may not look into it: a page of ours greets (`isHello`) each time
 * it is loaded, so one that does not is not ours. Returns a cleanup function.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  isHello: (data: unknown) => boolean,
  { onMessage, onLost }: FrameListener,
): () => void {
  let owedHellos = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hear(event: MessageEvent) {
    if (event.source !== frame.contentWindow) return;
    if (isHello(event.data)) count(-1);
    else onMessage(event.data);
  }
  // either may come first
  function count(change: 1 | -1) {
    clearTimeout(timer);
    owedHellos += change;
    if (owedHellos > 0) timer = setTimeout(lose, HELLO_TIMEOUT_MS);
  }
  function lose() {
    owedHellos = 0;
    onLost();
  }
  const hearLoad = () => count(1);
  addEventListener('message', hear);
  frame.addEventListener('load', hearLoad);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', hear);
    frame.removeEventListener('load', hearLoad);
  };
}
