import type { Browser } from '@playwright/test';
import { inTurn } from './measure';
import type { Variant } from './variants';

/** Lighthouse's phone: slow 4G, and a quarter of this machine's CPU speed. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};
const SLOWDOWN = 4;

/** How long a page is watched after its load event; it must not change meanwhile. */
const WATCH_MS = 2_000;
const ROUNDS = 5;

type Load = { lcpMs: number; blockedMs: number };
export type Site = { name: Variant; origin: string };

/**
 * Measures how each variant of a route loads on a slow phone: largest contentful paint and total
 * blocking time, medians of several alternating rounds.
 */
export async function measureLoads(browser: Browser, sites: Site[], route: string) {
  const loads = await inTurn(ROUNDS, sites, (origin) => load(browser, origin + route));
  return loads.map((each) => ({ route, ...each }));
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);
  const measured = await page.evaluate(() => Reflect.get(globalThis, 'loadMeasured'));
  await context.close();
  return measured;
}

/** Runs in the page before its own scripts. */
function observe() {
  const measured = { lcpMs: 0, blockedMs: 0 };
  Reflect.set(globalThis, 'loadMeasured', measured);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.lcpMs = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries()) {
      if (paint && startTime > paint.startTime) measured.blockedMs += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
}
