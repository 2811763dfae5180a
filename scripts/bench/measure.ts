import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import type { Create } from 'sharp';
import { NAMING_HELPER } from '@/scripts/page-code';
import { sharp } from '@/scripts/sharp';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true };
/** Lighthouse's slow 4G. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
};

/** What the functions below leave in the page for whoever reads it. */
declare global {
  var bench: Record<string, number>;
}

/** The median of an odd number of values. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
}

/** Combines all rounds' values of each name by `sum`. */
function eachOf<Name extends string>(
  rounds: Record<Name, number>[],
  sum: (values: number[]) => number,
) {
  const names = Object.keys(rounds[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, sum(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Measures sites alternately, for several rounds. Resolves to the medians of each, in their order. */
export async function inTurn<Name extends string>(
  origins: readonly string[],
  measure: (origin: string) => Promise<Record<Name, number>>,
  rounds = ROUNDS,
): Promise<Record<Name, number>[]> {
  const all = origins.map((origin) => ({ origin, measured: [] as Record<Name, number>[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, measured } of all) measured.push(await measure(origin));
  }
  return all.map(({ measured }) => eachOf(measured, median));
}

/** Loads a page on a slow device, with `observe` run in it first; closes it when it is used. */
async function onSlowPage<Result>(
  browser: Browser,
  url: string,
  conditions: { device?: BrowserContextOptions; isSlow4G?: boolean; observe?: () => void },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const { device = { viewport: PHONE.viewport }, isSlow4G, observe } = conditions;
  const page = await browser.newPage(device);
  const session = await page.context().newCDPSession(page);
  // a phone, on this machine
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (isSlow4G) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  await page.addInitScript(NAMING_HELPER);
  if (observe) await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  return use(page).finally(() => page.close());
}

/** Largest contentful paint and total blocking time on a slow phone with slow 4G, in ms. */
export function measureLoad(browser: Browser, url: string) {
  const conditions = { device: PHONE, isSlow4G: true, observe: observeLoad };
  return onSlowPage(browser, url, conditions, async (page) => {
    await page.waitForTimeout(2_000);
    return (await page.evaluate(() => globalThis.bench)) as { paint: number; blocked: number };
  });
}

function observeLoad() {
  const measured = { paint: 0, blocked: 0 };
  globalThis.bench = measured;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.paint = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    for (const { startTime, duration } of list.getEntries()) {
      if (paint && startTime > paint.startTime) measured.blocked += Math.max(0, duration - 50);
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Presses a page so long after its load event, or two seconds after a scroll then: ms to the first visible
 * response, and from the release to a visible dialog.
 */
export function measurePress(browser: Browser, url: string, waitMs: number, scrolls = false) {
  return onSlowPage(browser, url, {}, async (page) => {
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
  /** Resolves to when the browser received the event. */
  const event = (type: string): Promise<number> =>
    new Promise((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  const answered = async () => {
    const start = await event('pointerdown');
    do await new Promise(requestAnimationFrame);
    while (!opener.matches(':active, [aria-busy]') && !dialog());
    return performance.now() - start;
  };
  const opened = async () => {
    const start = await event('pointerup');
    while (!dialog()) await new Promise(requestAnimationFrame);
    return performance.now() - start;
  };
  return {
    pressed: Promise.all([answered(), opened()]).then(([answer, dialog]) => ({ answer, dialog })),
  };
}

/** How soon the page responds to its first press, at each of these moments after its load event. */
export async function measureAnswers(browser: Browser, url: string, moments: readonly number[]) {
  const answerAt = async (at: number) => (await measurePress(browser, url, at)).answer;
  const answers = [];
  for (const at of moments) {
    let ms = await answerAt(at);
    // another program may have interfered
    if (ms > 200) ms = median([ms, await answerAt(at), await answerAt(at)]);
    answers.push({ at, ms });
  }
  const latest = answers.reduce((a, b) => (b.ms > a.ms ? b : a));
  return { median: median(answers.map(({ ms }) => ms)), latest };
}

/** The longest task from the first action until just after hydration, and the time until hydration, in ms. */
export function measureTakeover(browser: Browser, url: string) {
  return onSlowPage(browser, url, { observe: observeTakeover }, async (page) => {
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => globalThis.bench.hydrated);
    await page.waitForTimeout(1_000);
    return (await page.evaluate(() => globalThis.bench)) as { longest: number; hydrated: number };
  });
}

function observeTakeover() {
  const measured = { longest: 0, hydrated: 0 };
  globalThis.bench = measured;
  let touchedAt = Infinity;
  addEventListener('wheel', ({ timeStamp }) => (touchedAt = timeStamp), { once: true });
  // without the gate, the framework starts with the page
  const start = () => (document.querySelector('script[data-scripts]') ? touchedAt : 0);
  document.addEventListener('hydrated', () => (measured.hydrated = performance.now() - start()));
  new PerformanceObserver((list) => {
    const since = list.getEntries().filter((task) => task.startTime + task.duration > start());
    measured.longest = Math.max(measured.longest, ...since.map(({ duration }) => duration));
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Each modal of the gallery, by its button: the median ms from a press to its dialog, once it was opened,
 * and to an empty one that the browser opens, which lays out the same page anew.
 */
export function measureModals(browser: Browser, gallery: string) {
  return onSlowPage(browser, gallery, { device: {} }, async (page) => {
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState('networkidle');
    const modals = [];
    for (const opener of await page.locator('#modals a[aria-haspopup="dialog"]').all()) {
      const press = async () => {
        const bare = await page.evaluate(openBareDialog);
        const own = await opener.evaluate(pressAndWait);
        await page.keyboard.press('Escape');
        await page.locator('dialog').waitFor({ state: 'detached' });
        return { own, bare };
      };
      await press();
      const [warm] = await inTurn([gallery], press, 11);
      if (warm) modals.push({ modal: (await opener.textContent()) ?? '', ...warm });
    }
    return modals;
  });
}

async function pressAndWait(opener: Element) {
  const start = performance.now();
  (opener as HTMLElement).click();
  while (!document.querySelector('dialog[open]')?.getBoundingClientRect().height) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}

async function openBareDialog() {
  const dialog = document.body.appendChild(document.createElement('dialog'));
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  dialog.showModal();
  await new Promise(requestAnimationFrame);
  dialog.remove();
  return performance.now() - start;
}

/** A picture of 12 megapixels with the noise of a photo, held upright. */
async function largePhoto() {
  const noise = { type: 'gaussian', mean: 128, sigma: 50 } as const;
  const create = { width: 500, height: 375, channels: 3, background: 'gray', noise };
  const grain = sharp({ create: create as Create }).png();
  return sharp(await grain.toBuffer())
    .resize(4000, 3000, { kernel: 'nearest' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/**
 * What selfies on the home page cost, at this machine's speed: the gzipped bytes of the scripts that opening
 * the form brings over the call form's, the ms to the poster and to the request, PNG included, and the
 * longest pauses of all rounds. Sends nothing to a service.
 */
export async function measureSelfie(browser: Browser, home: string) {
  const buffer = await largePhoto();
  const runs = [];
  for (let run = 0; run < ROUNDS; run += 1) runs.push(await makeSelfie(browser, home, buffer));
  const { openPause, sendPause } = eachOf(runs, (values) => Math.max(...values));
  return { ...eachOf(runs, median), openPause, sendPause };
}

async function makeSelfie(browser: Browser, home: string, buffer: Buffer) {
  const page = await browser.newPage();
  await page.addInitScript(NAMING_HELPER);
  await page.route('**/create', (route) => route.abort());
  await page.goto(`${home}#call-form`);
  // the library that sends is loaded with the first field that is filled in, whichever form's
  await page.locator('dialog form input').nth(1).focus();
  await page.waitForTimeout(1_000);
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.evaluate(() => location.assign('#selfie'));
  await page.locator('dialog textarea').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = responses.filter((each) => each.request().resourceType() === 'script');
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  const chunkBytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  await page.evaluate(watchSelfie);
  const photo = { name: 'large.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('dialog input[type=file]').first().setInputFiles(photo);
  await page.waitForFunction(() => (globalThis.bench.preview ?? 0) > 0);
  await page.locator('dialog button[type=submit]').click();
  await page.locator('dialog [role=alert]').waitFor();
  const clocks = (await page.evaluate(() => globalThis.bench)) as ReturnType<typeof watchSelfie>;
  await page.close();
  return { ...clocks, chunkBytes };
}

function watchSelfie() {
  const clocks = { preview: 0, request: 0, openPause: 0, sendPause: 0 };
  globalThis.bench = clocks;
  let [given, pressed] = [Infinity, Infinity];
  const choose = ({ timeStamp }: Event) => {
    given = timeStamp;
    new MutationObserver((_, observer) => {
      if (document.querySelector('dialog [type=submit][aria-disabled]')) return;
      observer.disconnect();
      // drawn in this frame, visible with the next
      const shown = (now: number) => (clocks.preview = now - timeStamp);
      requestAnimationFrame(() => requestAnimationFrame(shown));
    }).observe(document.body, { subtree: true, attributes: true, childList: true });
  };
  document.addEventListener('change', choose, { capture: true, once: true });
  document.addEventListener('submit', ({ timeStamp }) => (pressed = timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const pause = startTime + duration < pressed ? 'openPause' : 'sendPause';
      clocks[pause] = Math.max(clocks[pause], startTime + duration - Math.max(startTime, given));
    }
  }).observe({ type: 'longtask' });
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function timedSend(body) {
    clocks.request = performance.now() - pressed;
    send.call(this, body);
  };
  return clocks;
}
