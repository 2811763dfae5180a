import type { Browser } from '@playwright/test';
import { median } from './measure';

const PRESSES = 11;
/** CPU throttling, to simulate a phone on this machine. */
const SLOWDOWN = 4;

export type ModalPress = { modal: string; medianMs: number };

/**
 * Measures each modal of the gallery on a slow device, from the press to a visible dialog, when it
 * has been opened once before: the median of several presses.
 * @param gallery its address
 */
export async function measureModals(browser: Browser, gallery: string): Promise<ModalPress[]> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await page.goto(gallery, { waitUntil: 'networkidle' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const results = [];
  for (const opener of await page.locator('#modals a[aria-haspopup="dialog"]').all()) {
    const times: number[] = [];
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

/** Runs in the page: resolves to the ms until the dialog is visible. */
async function pressAndWait(opener: Element) {
  const start = performance.now();
  (opener as HTMLElement).click();
  while (!document.querySelector('dialog[open]')?.getBoundingClientRect().height) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - start;
}
