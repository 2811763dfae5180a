import type { Browser } from '@playwright/test';
import { NAMING_HELPER } from '@/scripts/page-code';
import { press, SLOWDOWN } from './first-press';
import type { Site } from './load';
import { inTurn, median } from './measure';

const ROUNDS = 5;

/** How long after its load event a page is touched, and how long it is watched after hydration. */
const TOUCHED_AFTER_MS = 500;
const WATCHED_MS = 1_000;

/** Presses on an untouched page: one at each of these steps after the load event. */
const STEP_MS = 100;
const LAST_PRESS_MS = 6_000;

/** A later response is measured twice more, since another program may have interfered. */
const SUSPECT_MS = 200;

export type Takeover = { route: string; name: string; longestMs: number; hydratedMs: number };
export type Answers = { medianMs: number; latestMs: number; latestAt: number };

/**
 * Measures hydration at a quarter of this machine's CPU speed: the longest task from the first
 * action until just after hydration, and the time until hydration. Medians of several alternating
 * rounds.
 */
export async function measureTakeovers(
  browser: Browser,
  sites: Site[],
  route: string,
): Promise<Takeover[]> {
  const results = await inTurn(ROUNDS, sites, (origin) => takeover(browser, origin + route));
  return results.map((each) => ({ route, ...each }));
}

async function takeover(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(NAMING_HELPER);
  await page.addInitScript(watchTasks);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(TOUCHED_AFTER_MS);
  await page.mouse.wheel(0, 200);
  const hydratedMs = await page.evaluate(() => Reflect.get(globalThis, 'hydratedAfter'));
  await page.waitForTimeout(WATCHED_MS);
  const longestMs = await page.evaluate(() => Reflect.get(globalThis, 'longestTask')());
  await context.close();
  return { longestMs, hydratedMs };
}

/** Runs in the page before its own scripts. */
function watchTasks() {
  let touchedAt = Infinity;
  const touch = () => {
    touchedAt = performance.now();
  };
  addEventListener('wheel', touch, { once: true });
  // without the gate, the framework starts with the page
  const start = () => (document.querySelector('script[data-scripts]') ? touchedAt : 0);
  const hydrated = new Promise((resolve) => {
    document.addEventListener('hydrated', () => resolve(performance.now() - start()));
  });
  Reflect.set(globalThis, 'hydratedAfter', hydrated);
  const tasks: PerformanceEntry[] = [];
  Reflect.set(globalThis, 'longestTask', () => {
    const since = tasks.filter(({ startTime, duration }) => startTime + duration > start());
    return Math.max(0, ...since.map(({ duration }) => duration));
  });
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Measures how soon the home page responds to its first press, at every moment of its first
 * seconds.
 */
export async function measureAnswers(browser: Browser, origin: string): Promise<Answers> {
  const answer = async (at: number) => {
    const { answerMs } = await press(browser, `${origin}/`, at, false);
    return answerMs;
  };
  const answers = [];
  for (let at = 0; at <= LAST_PRESS_MS; at += STEP_MS) {
    const first = await answer(at);
    const isSuspect = first > SUSPECT_MS;
    const ms = isSuspect ? median([first, await answer(at), await answer(at)]) : first;
    answers.push({ at, ms });
  }
  const latest = answers.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    medianMs: median(answers.map(({ ms }) => ms)),
    latestMs: latest.ms,
    latestAt: latest.at,
  };
}
