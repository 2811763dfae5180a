import { expect, type Locator, type Page } from '@playwright/test';

const SERVICES =
  /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com|www\.facebook\.com)\//;
const PLAYER_PAGE =
  '<!doctype html><html lang="en"><title>Player</title><button>Pause</button></html>';

/** The part of the video service's script that react-youtube uses. */
const playerApi = `
window.YT = {
  PlayerState: {},
  Player: class {
    constructor(place, { host, videoId, playerVars, events }) {
      this.frame = document.createElement('iframe');
      this.frame.title = 'Video player';
      this.frame.src = host + '/embed/' + videoId + '?' + new URLSearchParams(playerVars);
      place.replaceWith(this.frame);
      setTimeout(() => events.onReady({ target: this }), 50);
    }
    getIframe() { return this.frame; }
    destroy() { this.frame.remove(); }
  },
};
window.onYouTubeIframeAPIReady();
`;

/**
 * Serves the three video services locally, so that no test reaches them, and allows requests to
 * them. Resolves to the requested addresses in order.
 */
export async function fakeVideoServices(
  { page, allow }: { page: Page; allow: (issue: RegExp) => void },
  { isApiBlocked = false } = {},
) {
  const asked: string[] = [];
  allow(new RegExp(`^third-party request: ${SERVICES.source.slice(1)}`));
  await page.route(SERVICES, (route) => {
    const address = route.request().url();
    asked.push(address);
    if (!address.endsWith('/iframe_api')) {
      return route.fulfill({ contentType: 'text/html', body: PLAYER_PAGE });
    }
    return isApiBlocked
      ? route.abort('blockedbyclient')
      : route.fulfill({ contentType: 'text/javascript', body: playerApi });
  });
  return asked;
}

/**
 * Waits until a player's frame has the focus. Reads `document.activeElement`: just after a frame
 * has loaded, the browser may consider the whole window unfocused.
 */
export async function expectFocusIn(frame: Locator): Promise<void> {
  await expect.poll(() => frame.evaluate((it) => it === document.activeElement)).toBe(true);
}

/** The actions of all pings that the traffic counter's mock service received from the page. */
export function pingsOf(page: Page): string[] {
  const actions: string[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (!response.url().endsWith('/analytics/pings') || request.method() !== 'POST') return;
    expect(response.status()).toBe(201);
    actions.push(request.postDataJSON().ping.action);
  });
  return actions;
}
