import type { Browser, Page } from '@playwright/test';
import { NAMING_HELPER } from '@/scripts/mock-services/services/action-network-widget';

/** ms by name */
export type Values = Record<string, number>;

const PHONE = { viewport: { width: 371, height: 700 } };
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: 400e3 / 8,
  uploadThroughput: 400e3 / 8,
};

declare global {
  var bench: Values;
}

export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;

/** Loads a page on a device a quarter as fast as this one; closes it when it is used. */
async function onSlowPage<Result>(
  browser: Browser,
  url: string,
  line: 'slow 3G' | 'own' | 'saved',
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await browser.newPage({ ...PHONE, isMobile: line === 'slow 3G' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (line === 'slow 3G') {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
  }
  if (line === 'saved') await page.addInitScript(saveData);
  await page.addInitScript(NAMING_HELPER);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  return use(page).finally(() => page.close());
}

/** The first and the largest contentful paint, and the total blocking time, with slow 3G. */
export function measureLoad(browser: Browser, url: string): Promise<Values> {
  return onSlowPage(browser, url, 'slow 3G', async (page) => {
    await page.waitForTimeout(2_000);
    return page.evaluate(() => {
      const [first] = performance.getEntriesByName('first-contentful-paint');
      const { largest = 0, blocked = 0 } = bench;
      return { first: first?.startTime ?? 0, largest, blocked };
    });
  });
}

/**
 * Presses so long after the load event, or 2 s after a scroll then: ms to the first visible response
 * (`answer`), and from the release to a visible dialog.
 */
export function measurePress(browser: Browser, url: string, waitMs: number, scrolls = false) {
  return onSlowPage(browser, url, 'own', async (page) => {
    await page.waitForTimeout(waitMs);
    if (scrolls) {
      await page.mouse.wheel(0, 200);
      await page.waitForTimeout(2_000);
    }
    const opener = page.locator('main a[aria-haspopup="dialog"]').first();
    const measured = await opener.evaluateHandle(watchPress);
    await opener.click({ delay: 60, force: true });
    return measured.evaluate(({ pressed }) => pressed);
  });
}

function watchPress(opener: Element) {
  const dialog = () => document.querySelector('dialog[open]')?.getBoundingClientRect().height;
  const since = async (type: string, isDone: () => unknown) => {
    const start = await new Promise<number>((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    do await new Promise(requestAnimationFrame);
    while (!isDone());
    return performance.now() - start;
  };
  const answered = since('pointerdown', () => opener.matches(':active, [aria-busy]') || dialog());
  const opened = since('pointerup', dialog);
  return {
    pressed: Promise.all([answered, opened]).then(([answer, dialog]) => ({ answer, dialog })),
  };
}

/** The answers to a first press at each whole second after the load: their median, and the latest. */
export async function measureAnswers(browser: Browser, url: string): Promise<Values> {
  const answers = [];
  for (const at of [0, 1, 2, 3, 4, 5, 6]) {
    answers.push((await measurePress(browser, url, at * 1_000)).answer);
  }
  return { median: median(answers), latest: Math.max(...answers) };
}

/** Has the page wait for its visitor’s first action. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/** The longest task from the first action until just after hydration, and the time until hydration. */
export function measureTakeover(browser: Browser, url: string): Promise<Values> {
  return onSlowPage(browser, url, 'saved', async (page) => {
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => bench.hydrated);
    await page.waitForTimeout(1_000);
    return page.evaluate(() => ({ longest: bench.longest ?? 0, hydrated: bench.hydrated ?? 0 }));
  });
}

/** Runs in each page before its own scripts. */
function observe() {
  const measured = { largest: 0, blocked: 0, longest: 0, hydrated: 0 };
  globalThis.bench = measured;
  let touchedAt = Infinity;
  addEventListener('wheel', ({ timeStamp }) => (touchedAt = timeStamp), { once: true });
  // without the gate, the framework starts with the page
  const start = () => (document.querySelector('script[data-scripts]') ? touchedAt : 0);
  document.addEventListener('hydrated', () => (measured.hydrated = performance.now() - start()));
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries()) {
      if (paint && startTime > paint.startTime) measured.blocked += Math.max(0, duration - 50);
      if (startTime + duration > start()) measured.longest = Math.max(measured.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
}
