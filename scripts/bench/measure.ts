import { gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';

/** What a page costs before any press. */
export type Measurement = {
  /** bytes of all scripts, each gzipped */
  js: number;
  /** bytes of all stylesheets, each gzipped */
  css: number;
  /** bytes of all fonts */
  fonts: number;
  /** requests to another origin */
  foreign: number;
  /** the sum of all layout shifts */
  shift: number;
};

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Longer than anything that a page starts without input; the idle prefetch begins within 2 s. */
const WATCH_MS = 4_000;

/**
 * Measures a page in a phone's and a desktop's viewport; resolves to the larger of each pair of
 * values.
 */
export async function measurePage(browser: Browser, url: string) {
  const screens = await Promise.all(VIEWPORTS.map((viewport) => watch(browser, url, viewport)));
  return eachOf(screens, (values) => Math.max(...values));
}

async function watch(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Measurement> {
  const page = await browser.newPage({ viewport });
  const responses: Response[] = [];

  const requested: URL[] = [];
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

/** The total size of the responses of this content type, gzipped by default. */
export async function bytes(responses: Response[], type: RegExp, weigh = gzipped) {
  const matching = responses.filter((response) =>
    type.test(response.headers()['content-type'] ?? ''),
  );
  const bodies = await Promise.all(matching.map((response) => response.body()));
  return bodies.reduce((sum, body) => sum + weigh(body), 0);
}

function gzipped(body: Buffer) {
  return gzipSync(body, { level: 9 }).length;
}

/** Combines all rounds' values of each name by `sum`. */
export function eachOf<Name extends string>(
  rounds: Record<Name, number>[],
  sum: (values: number[]) => number,
) {
  const names = Object.keys(rounds[0] ?? {}) as Name[];
  const entries = names.map((name) => [name, sum(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/**
 * Measures the sites alternately, for several rounds. Resolves to the medians of each, with its
 * name.
 */
export async function inTurn<Name extends string, Site extends string>(
  rounds: number,
  sites: { name: Site; origin: string }[],
  measure: (origin: string) => Promise<Record<Name, number>>,
) {
  const all = sites.map(({ name, origin }) => ({
    name,
    origin,
    measured: [] as Record<Name, number>[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { origin, measured } of all) measured.push(await measure(origin));
  }
  return all.map(({ name, measured }) => ({ name, ...eachOf(measured, median) }));
}

/** The median of an odd number of values. */
export function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[(values.length - 1) / 2] ?? 0;
}
