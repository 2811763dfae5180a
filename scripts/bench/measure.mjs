import { gzipSync } from 'node:zlib';

/**
 * What a visitor's browser gets from one page before any press.
 *
 * @typedef {object} Measurement
 * @property {number} js bytes of all scripts, each gzipped
 * @property {number} css bytes of all stylesheets, each gzipped
 * @property {number} fonts bytes of all fonts
 * @property {number} foreign requests to another origin
 * @property {number} shift the sum of all layout shifts
 */

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Longer than anything that a page starts by itself; the idle prefetch begins within 2 s. */
const WATCH_MS = 4_000;

/**
 * Watches a page on a phone's and on a desktop's screen and answers the larger value of each.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Measurement>}
 */
export async function measurePage(browser, url) {
  const [phone, desktop] = await Promise.all(
    VIEWPORTS.map((viewport) => watchPage(browser, url, viewport)),
  );
  if (!phone || !desktop) throw new Error('Two viewports are watched.');
  return {
    js: Math.max(phone.js, desktop.js),
    css: Math.max(phone.css, desktop.css),
    fonts: Math.max(phone.fonts, desktop.fonts),
    foreign: Math.max(phone.foreign, desktop.foreign),
    shift: Math.max(phone.shift, desktop.shift),
  };
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Measurement>}
 */
async function watchPage(browser, url, viewport) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  /** @type {import('@playwright/test').Response[]} */
  const responses = [];
  /** @type {string[]} */
  const requested = [];
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => requested.push(request.url()));
  await page.addInitScript(addUpLayoutShifts);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);

  const { origin } = new URL(url);
  const foreign = requested.filter(
    (address) => /^(https?|wss?):/.test(address) && new URL(address).origin !== origin,
  );
  const shift = await page.evaluate(() => Reflect.get(globalThis, 'layoutShift'));
  const measurement = {
    js: await bytes(responses, /javascript/, gzipped),
    css: await bytes(responses, /text\/css/, gzipped),
    fonts: await bytes(responses, /font/, (body) => body.length),
    foreign: foreign.length,
    shift: Number(shift),
  };
  await context.close();
  return measurement;
}

/** Runs in the page, before anything of its own. */
function addUpLayoutShifts() {
  Reflect.set(globalThis, 'layoutShift', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      const sofar = Reflect.get(globalThis, 'layoutShift');
      Reflect.set(globalThis, 'layoutShift', sofar + Reflect.get(entry, 'value'));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * @param {import('@playwright/test').Response[]} responses
 * @param {RegExp} kind
 * @param {(body: Buffer) => number} weigh
 */
async function bytes(responses, kind, weigh) {
  const ofKind = responses.filter((response) =>
    kind.test(response.headers()['content-type'] ?? ''),
  );
  const bodies = await Promise.all(ofKind.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + weigh(body), 0);
}

/** @param {Buffer} body */
function gzipped(body) {
  return gzipSync(body, { level: 9 }).length;
}
