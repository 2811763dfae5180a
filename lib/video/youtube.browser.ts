/** YouTube's player script; react-youtube would ask for it by the page's own protocol. */
const PLAYER_SCRIPT = 'https://www.youtube.com/iframe_api';
const GIVE_UP_MS = 5000;

declare global {
  interface Window {
    onYouTubeIframeAPIReady?: () => void;
  }
}

let script: Promise<boolean> | undefined;

function loadScript(): Promise<boolean> {
  return new Promise((resolve) => {
    const element = document.createElement('script');
    window.onYouTubeIframeAPIReady = () => resolve(true);
    element.onerror = () => resolve(false);
    setTimeout(() => resolve(false), GIVE_UP_MS);
    element.src = PLAYER_SCRIPT;
    document.head.append(element);
  });
}

/** Fetches the script once; false when that fails, where react-youtube would wait for ever. */
export function fetchYouTube(): Promise<boolean> {
  script ??= loadScript();
  return script;
}
