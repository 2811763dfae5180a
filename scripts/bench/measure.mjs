import { gzipSync } from 'node:zlib';

/**
 * @typedef {import('@playwright/test').Browser} Browser
 * @typedef {import('@playwright/test').Response} Response
 */

/**
 * What a page costs before any press.
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

/** Longer than anything that a page starts without input; the idle prefetch begins within 2 s. */
const WATCH_MS = 4_000;

/**
 * Measures a page in a phone's and a desktop's viewport; resolves to the larger of each pair of
 * values.
 *
 * @param {Browser} browser
 * @param {string} url
 */
export async function measurePage(browser, url) {
  const screens = await Promise.all(VIEWPORTS.map((viewport) => watch(browser, url, viewport)));
  return eachOf(screens, (values) => Math.max(...values));
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {{ width: number, height: number }} viewport
 * @returns {Promise<Measurement>}
 */
async function watch(browser, url, viewport) {
  const page = await browser.newPage({ viewport });
  /** @type {Response[]} */
  const responses = [];
  /** @type {URL[]} */
  const requested = [];
  page.on('response', (response) => responses.push(response));
  page.on('request', (request) => requested.push(new URL(request.url())));
  await page.addInitScript(addUpLayoutShifts);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCH_MS);

  const { origin } = new URL(url);
  const foreign = requested.filter(
    (address) => /^(https?|wss?):$/.test(address.protocol) && address.origin !== origin,
  );
  const measurement = {
    js: await bytes(responses, /javascript/),
    css: await bytes(responses, /text\/css/),
    fonts: await bytes(responses, /font/, (body) => body.length),
    foreign: foreign.length,
    shift: await page.evaluate(() => Number(Reflect.get(globalThis, 'layoutShift'))),
  };
  await page.close();
  return measurement;
}

/** Runs in the page before its own scripts. */
function addUpLayoutShifts() {
  let sum = 0;
  Reflect.set(globalThis, 'layoutShift', sum);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) sum += Reflect.get(entry, 'value');
    }
    Reflect.set(globalThis, 'layoutShift', sum);
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * The total size of the responses of this content type, gzipped by default.
 *
 * @param {Response[]} responses
 * @param {RegExp} type
 */
export async function bytes(responses, type, weigh = gzipped) {
  const matching = responses.filter((response) =>
    type.test(response.headers()['content-type'] ?? ''),
  );
  const bodies = await Promise.all(matching.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + weigh(body), 0);
}

/** @param {Buffer} body */
function gzipped(body) {
  return gzipSync(body, { level: 9 }).length;
}

/**
 * Combines all rounds' values of each name by `sum`.
 *
 * @template {string} Name
 * @param {Record<Name, number>[]} rounds
 * @param {(values: number[]) => number} sum
 */
export function eachOf(rounds, sum) {
  const names = /** @type {Name[]} */ (Object.keys(rounds[0] ?? {}));
  const entries = names.map((name) => [name, sum(rounds.map((round) => round[name]))]);
  return /** @type {Record<Name, number>} */ (Object.fromEntries(entries));
}

/**
 * Measures the sites alternately, for several rounds. Resolves to the medians of each, with its
 * name.
 *
 * @template {string} Name
 * @template {string} Site
 * @param {number} rounds
 * @param {{ name: Site, origin: string }[]} sites
 * @param {(origin: string) => Promise<Record<Name, number>>} measure
 */
export async function inTurn(rounds, sites, measure) {
  const all = sites.map(({ name, origin }) => ({
    name,
    origin,
    measured: /** @type {Record<Name, number>[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, measured } of all) measured.push(await measure(origin));
  }
  return all.map(({ name, measured }) => ({ name, ...eachOf(measured, median) }));
}

/** The median of an odd number of values. @param {number[]} values */
export function median(values) {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
}
