/** How often we look whether the player is there, and when we give it up (spec.md section 9). */
export const PLAYER_CHECK_MS = 500;
export const PLAYER_GIVE_UP_MS = 5000;

// react-youtube waits for ever once its script could not be had, and never asks for it again
let isLost = false;

/** Whether YouTube's player script could not be had on this page. */
export function isYouTubeLost(): boolean {
  return isLost;
}

type Fate = { onFrame: (frame: HTMLIFrameElement) => void; onLost: () => void };

/**
 * Watches for the frame that YouTube's player script puts into `box`. Says either that it is there
 * or, when the script is blocked or does not come, that it is lost. Returns the undoing.
 */
export function awaitYouTube(box: HTMLElement, { onFrame, onLost }: Fate): () => void {
  const check = setInterval(look, PLAYER_CHECK_MS);
  const end = setTimeout(lose, PLAYER_GIVE_UP_MS);

  function look() {
    const frame = box.querySelector('iframe');
    if (!frame) return;
    drop();
    onFrame(frame);
  }

  function lose() {
    drop();
    isLost = true;
    onLost();
  }

  function hear({ target }: Event) {
    if (target instanceof HTMLScriptElement && target.src.endsWith('/iframe_api')) lose();
  }

  function drop() {
    clearInterval(check);
    clearTimeout(end);
    removeEventListener('error', hear, true);
  }

  addEventListener('error', hear, true);
  return drop;
}
