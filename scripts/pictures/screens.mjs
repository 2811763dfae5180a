/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./views.mjs').View} View */

/** A ZIP of the sample directory, so that the call page shows two senators. */
const SAMPLE_ZIP = '27601';

/** What is looked at, by name: a screen in full, with what a visitor did there. */
const screens = [
  { name: 'home', path: '/' },
  { name: 'call', path: '/call' },
  { name: 'call with a ZIP', path: '/call', fill: { 'input[name="userLocation"]': SAMPLE_ZIP } },
  { name: 'toolkit', path: '/toolkit' },
  { name: 'scoreboard', path: '/scoreboard' },
  { name: 'not found', path: '/nowhere' },
];
/** How far a screen is scrolled at once. */
const SCROLL_STEP_PX = 400;

/**
 * Goes to every screen, one after the other; yields which one shows and how to take it.
 *
 * @param {Page} page
 * @param {string} origin with the locale's prefix
 * @param {Pick<View, 'media'>} view
 */
export async function* showScreens(page, origin, { media = 'screen' }) {
  for (const { name, path, fill = {} } of screens) {
    await page.emulateMedia({ media: 'screen' }); // a form is not on paper
    await page.goto((origin + path).replace(/\/$/, ''), { waitUntil: 'load' });
    for (const [field, value] of Object.entries(fill)) {
      await page.locator(field).first().fill(value);
      await page.locator('main article').first().waitFor({ state: 'attached' });
    }
    await page.emulateMedia({ media });
    await page.evaluate(scrollThrough, SCROLL_STEP_PX);
    yield { subject: name, options: { fullPage: true } };
  }
}

/** Runs in the page: shows every part of it once, and ends at the top. @param {number} step */
async function scrollThrough(step) {
  // one that hangs over the edge of a narrower window never comes into view
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.body.scrollHeight; top += step) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}
