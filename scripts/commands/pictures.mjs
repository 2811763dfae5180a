import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from '../browser.mjs';
import { buildSite } from '../build/build-site.mjs';
import { log, runCommand } from '../cli.mjs';
import { OUT, PICTURES } from '../paths.mjs';
import { contactSheet } from '../pictures/contact-sheet.mjs';
import { screens, views } from '../pictures/views.mjs';
import { LOCAL_PORTS, localEnvironment } from '../ports.mjs';
import { serveSite } from '../static-server.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../pictures/contact-sheet.mjs').Picture} Picture */

const LOCALES = { en: '', es: '/es' };
/** How far a screen is scrolled at once, so that its lazy pictures are asked for. */
const SCROLL_STEP_PX = 400;

// `npm run pictures`: every screen and modal at every width, scheme and setting, in both languages, as
// files and one contact sheet. `-- phone print` takes only the views whose names hold these words.
await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const isWanted = (/** @type {{ name: string }} */ { name }) =>
    wanted.length === 0 || wanted.some((word) => name.includes(word));
  const executablePath = await ensureBrowser();
  await buildSite({ ...localEnvironment(LOCAL_PORTS), ...process.env });
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES);
  const site = await serveSite({ dir: OUT, port: 0 });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  /** @type {Picture[]} */
  const pictures = [];
  try {
    for (const { name: view, width, height, textSize, media, ...settings } of views.filter(
      isWanted,
    )) {
      log(`Taking pictures: ${view} ...`);
      const page = await browser.newPage({
        viewport: { width, height },
        reducedMotion: 'reduce',
        ...settings,
      });
      if (media) await page.emulateMedia({ media });
      if (textSize) await page.addInitScript(setTextSize, textSize);
      for (const [locale, prefix] of Object.entries(LOCALES)) {
        const origin = `http://localhost:${site.port}${prefix}`;
        /** @param {string} subject @param {boolean} fullPage */
        async function take(subject, fullPage) {
          const file = `${[subject, view, locale].join(' ').replace(/[^\w]+/g, '-')}.png`;
          await page.screenshot({ path: join(PICTURES, file), fullPage });
          pictures.push({ subject, view, locale, file });
        }
        for (const { name, path, fill = {} } of screens) {
          await page.goto((origin + path).replace(/\/$/, '') || '/', { waitUntil: 'load' });
          for (const [field, value] of Object.entries(fill)) {
            await page.locator(field).first().fill(value);
            await page.locator('main article').first().waitFor({ state: 'attached' });
          }
          await page.evaluate(scrollThrough, SCROLL_STEP_PX);
          await page.waitForFunction(hasLoadedImages);
          await take(name, true);
        }
        if (media === 'print') continue;
        await page.goto(`${origin}/test`, { waitUntil: 'load' });
        for (const opener of await page.locator('#modals a[aria-haspopup="dialog"]').all()) {
          await opener.click();
          await page.locator('dialog[open]').waitFor();
          await page.waitForFunction(hasLoadedImages);
          await take(`modal ${(await opener.textContent())?.replace(/.*: /, '')}`, false);
          await page.keyboard.press('Escape');
          await page.locator('dialog').waitFor({ state: 'detached' });
        }
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  writeFileSync(join(PICTURES, 'index.html'), contactSheet(pictures));
  log(`${pictures.length} pictures: open ${join(PICTURES, 'index.html')}`);
});

/** Runs in the page, before it. @param {string} size */
function setTextSize(size) {
  addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = size;
  });
}

/** Runs in the page: shows every part of it once, and ends at the top. @param {number} step */
async function scrollThrough(step) {
  for (let top = 0; top < document.body.scrollHeight; top += step) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}

/** Runs in the page: true when every image that shows is there. */
function hasLoadedImages() {
  return [...document.images].every((image) => image.complete || !image.checkVisibility());
}
