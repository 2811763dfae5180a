import type { Browser } from '@playwright/test';
import { NAMING_HELPER } from '@/scripts/page-code';
import type { Site } from './load';
import { inTurn } from './measure';

/** CPU throttling, to simulate a phone on this machine. */
export const SLOWDOWN = 4;
const ROUNDS = 5;

/**
 * The moments of the first press: ms after the load event, after a scroll or on an untouched page.
 */
const MOMENTS = [
  { moment: '2 s after a scroll', waitMs: 1_000, scrolls: true, isCold: false },
  { moment: 'untouched, after 1 s', waitMs: 1_000, scrolls: false, isCold: true },
  { moment: 'untouched, after 3 s', waitMs: 3_000, scrolls: false, isCold: true },
  { moment: 'untouched, after 6 s', waitMs: 6_000, scrolls: false, isCold: false },
];
const AFTER_SCROLL_MS = 2_000;
/** How long a finger or a mouse button stays down. */
const PRESS_MS = 60;

export type FirstPress = {
  moment: string;
  name: string;
  answerMs: number;
  dialogMs: number;
  isCold: boolean;
};

/**
 * Measures the first press of the home page at a quarter of this machine's CPU speed: the time
 * until the page responds, and until the dialog is visible. Medians of several alternating rounds.
 */
export async function measureFirstPresses(browser: Browser, sites: Site[]): Promise<FirstPress[]> {
  const results = [];
  for (const { moment, waitMs, scrolls, isCold } of MOMENTS) {
    const presses = await inTurn(ROUNDS, sites, (origin) =>
      press(browser, `${origin}/`, waitMs, scrolls),
    );
    results.push(...presses.map((each) => ({ moment, isCold, ...each })));
  }
  return results;
}

/** Presses a page this long after its load event, and measures the response. */
export async function press(browser: Browser, url: string, waitMs: number, scrolls: boolean) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.addInitScript(NAMING_HELPER);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(waitMs);
  if (scrolls) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(AFTER_SCROLL_MS);
  }
  const opener = page.locator('main a[aria-haspopup="dialog"]').first();
  const box = await opener.boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const measured = await opener.evaluateHandle(watchPress);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { delay: PRESS_MS });
  const times = await measured.evaluate(({ pressed }) => pressed);
  await context.close();
  return times;
}

/**
 * Runs in the page: `pressed` resolves to the ms from the press to the first visible response, and
 * from its release to a visible dialog.
 */
function watchPress(opener: Element) {
  const frame = () => new Promise(requestAnimationFrame);
  const dialog = () => document.querySelector('dialog[open]')?.getBoundingClientRect().height;
  /** @returns when the browser received the event */
  const event = (type: string): Promise<number> =>
    new Promise((resolve) => {
      addEventListener(type, ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
  const answered = async () => {
    const start = await event('pointerdown');
    do await frame();
    while (!opener.matches(':active, [aria-busy]') && !dialog());
    return performance.now() - start;
  };
  const shown = async () => {
    const start = await event('pointerup');
    while (!dialog()) await frame();
    return performance.now() - start;
  };
  return {
    pressed: Promise.all([answered(), shown()]).then(([answerMs, dialogMs]) => ({
      answerMs,
      dialogMs,
    })),
  };
}
