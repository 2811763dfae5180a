import { expect, type Page, type Request } from '@playwright/test';

/** Holds what the page asks for at these addresses until `letGo` is called. */
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

/** Lets the page's clock, which the test has stopped, run on until something is so. */
export async function runUntil(page: Page, isSo: () => boolean): Promise<void> {
  const isSoNow = async () => {
    await page.clock.runFor(100);
    return isSo();
  };
  await expect.poll(isSoNow).toBe(true);
}

/**
 * Follows what the page asks for from now on. The function that it gives waits until all of it has
 * arrived, and what that asked for in turn.
 */
export function followRequests(page: Page): () => Promise<void> {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));

  return () =>
    expect(async () => {
      for (const _ of ['what has arrived', 'what that asked for']) {
        expect(onTheirWay.size).toBe(0);
        await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      }
      expect(onTheirWay.size).toBe(0);
    }).toPass();
}
