import { expect, type Page, type Request } from '@playwright/test';

export async function hold(
  page: Page,
  addresses: string,
): Promise<{ letGo: () => void; isAskedFor: () => boolean }> {
  let isAskedFor = false;
  let letGo = () => {};
  const isTime = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    isAskedFor = true;
    await isTime;
    await route.continue();
  });
  return { letGo, isAskedFor: () => isAskedFor };
}

export const SCRIPTS = '**/_next/static/chunks/*.js';

/** Waits for no load event: a browser with the pointer on the page may wait for scripts before it. */
export async function visitBeforeScripts(page: Page, address: string) {
  const held = await hold(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return held;
}

/** Prevents an untouched page from coming alive by itself, and from fetching others. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = { value: { saveData: true }, configurable: true };
    Object.defineProperty(navigator, 'connection', connection);
  });
}

export async function runUntil(page: Page, isSo: () => boolean): Promise<void> {
  const isSoNow = async () => {
    await page.clock.runFor(100);
    return isSo();
  };
  await expect.poll(isSoNow).toBe(true);
}

/** How long a page may put off being idle: a page behind another window may never be. */
const IDLE_WAIT_MS = 2_000;

export function untilIdle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    IDLE_WAIT_MS,
  );
}

/** Returns a function that waits until all requests since, and those that they cause, are finished. */
export function followRequests(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  let nextPage: Request | null = null;
  page.on('request', (request) => {
    onTheirWay.add(request);
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) nextPage = request;
  });
  // requests of a previous page or a removed frame never report an end
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !nextPage) return;
    for (const request of onTheirWay) if (request !== nextPage) onTheirWay.delete(request);
    nextPage = null;
  });
  page.on('framedetached', (frame) => {
    for (const request of onTheirWay) if (request.frame() === frame) onTheirWay.delete(request);
  });
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));

  const isStill = async () => {
    for (const _ of ['what has arrived', 'what that asked for']) {
      if (onTheirWay.size) return false;
      await untilIdle(page);
    }
    return onTheirWay.size === 0;
  };
  return () => expect.poll(isStill).toBe(true);
}
