import type { Page } from '@playwright/test';
import type { View } from './views';

/** A ZIP code of the sample directory, so that the call page shows two senators. */
const SAMPLE_ZIP = '27601';

/** The screens to capture by name, with what a visitor has filled in. */
const screens: { name: string; path: string; fill?: Record<string, string> }[] = [
  { name: 'home', path: '/' },
  { name: 'call', path: '/call' },
  { name: 'call with a ZIP', path: '/call', fill: { 'input[name="userLocation"]': SAMPLE_ZIP } },
  { name: 'state', path: '/call/wv' },
  { name: 'letter', path: '/letter' },
  { name: 'RSVP', path: '/rsvp' },
  { name: 'rally', path: '/rally' },
  { name: 'selfie', path: '/selfie' },
  { name: 'toolkit', path: '/toolkit' },
  { name: 'partners', path: '/partners#for=Grace%20Church' },
  { name: 'partner card', path: '/partners/card' },
  { name: 'print', path: '/print' },
  { name: 'scoreboard', path: '/scoreboard' },
  { name: 'not found', path: '/nowhere' },
];
/** The distance of each scroll. */
const SCROLL_STEP_PX = 400;

/**
 * Visits every screen, one after the other; yields which one shows and the options to capture it.
 * @param origin with the locale's prefix
 */
export async function* showScreens(
  page: Page,
  origin: string,
  { media = 'screen' }: Pick<View, 'media'>,
) {
  for (const { name, path, fill = {} } of screens) {
    await page.emulateMedia({ media: 'screen' }); // forms are hidden in print
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

/** Runs in the page: scrolls through all of it, and back to the top. */
async function scrollThrough(step: number) {
  // an image that hangs over the edge of a narrow window would never load lazily
  for (const image of document.images) image.loading = 'eager';
  for (let top = 0; top < document.body.scrollHeight; top += step) {
    scrollTo(0, top);
    await new Promise(requestAnimationFrame);
  }
  scrollTo(0, 0);
}
