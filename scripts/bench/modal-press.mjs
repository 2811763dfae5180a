import { median } from './measure.mjs';

const PRESSES = 11;
/** CPU throttling, to simulate a phone on this machine. */
const SLOWDOWN = 4;

/** @typedef {{ modal: string, medianMs: number }} ModalPress */

/**
 * Measures each modal of the gallery on a slow device, from the press to a visible dialog, when it
 * has been opened once before: the median of several presses.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} gallery its address
 * @returns {Promise<ModalPress[]>}
 */
export async function measureModals(browser, gallery) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(gallery, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const results = [];
  for (const opener of await page.locator('#modals a[aria-haspopup="dialog"]').all()) {
    /** @type {number[]} */
    const times = [];
    for (let press = 0; press <= PRESSES; press += 1) {
      times.push(await opener.evaluate(pressAndWait));
      await page.keyboard.press('Escape');
      await page.locator('dialog').waitFor({ state: 'detached' });
    }
    const [, ...warm] = times;
    results.push({ modal: (await opener.textContent()) ?? '', medianMs: median(warm) });
  }
  await page.close();
  return results;
}

/** Runs in the page: resolves to the ms until the dialog is visible. @param {Element} opener */
async function pressAndWait(opener) {
  const start = performance.now();
  /** @type {HTMLElement} */ (opener).click();
  while (!document.querySelector('dialog[open]')?.getBoundingClientRect().height) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}
