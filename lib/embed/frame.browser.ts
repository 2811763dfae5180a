import { isHello } from './embed-step';

export function takeFocusOutOf(frame: HTMLIFrameElement, to: HTMLElement): void {
  if (document.activeElement === frame) to.focus();
}

export function showFromTop(frame: HTMLIFrameElement): void {
  if (frame.getBoundingClientRect().top < 0) frame.scrollIntoView({ block: 'start' });
}

/** How long a page loaded into the frame may take to identify itself as ours. */
const HELLO_TIMEOUT_MS = 1000;

type FrameListener = {
  onMessage: (data: unknown) => void;
  /** the frame holds a page that is not ours: another site's, or the browser's error page */
  onLost: () => void;
};

/**
 * Listens to the messages of one frame. A sandboxed frame has no origin to check, so our page posts a
 * greeting (`isHello`) on each load; a load without one is another page. Returns a cleanup function.
 */
export function watchFrame(
  frame: HTMLIFrameElement,
  { onMessage, onLost }: FrameListener,
): () => void {
  let owedHellos = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hear(event: MessageEvent) {
    if (event.source !== frame.contentWindow) return;
    if (isHello(event.data)) count(-1);
    else onMessage(event.data);
  }
  // the load event and the greeting come in either order
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
