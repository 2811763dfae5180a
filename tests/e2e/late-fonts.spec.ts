import { layoutShiftOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { hold } from '@/tests/support/e2e-network';
import { pages } from '@/tests/support/e2e-pages';
import { expect, test } from './visitor';

/** No line wraps differently; a hundredth of what counts as good: https://web.dev/articles/cls */
const STEADY = 0.001;

for (const { address } of pages) {
  // one language on a phone, the other on a wide screen
  const width = address.startsWith('/es') ? 1280 : 371;
  test(`nothing jumps on ${address} at ${width} px when fonts come late @all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayoutShifts(page);
    const { letGo, isAskedFor } = await hold(page, '**/*.woff2');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(isAskedFor, 'the letters are late').toBe(true);
    const faces = await page.waitForFunction(() => {
      const known = [...document.fonts].filter(({ family }) => /^"?Poster /.test(family));
      // none until the styles have loaded
      return known.length > 0 && known;
    });
    const hasMeasure = await faces.evaluate(async (faces) => {
      if (!faces) return false;
      const loaded = await Promise.allSettled(faces.map((face) => face.load()));
      return loaded.some(({ status }) => status === 'fulfilled');
    });
    test.skip(!hasMeasure, 'This machine has neither Arial, nor Liberation Sans, nor Roboto.');

    letGo();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.fonts.check('20px poster'))).toBe(true);
    expect(await layoutShiftOf(page)).toBeLessThanOrEqual(STEADY);
  });
}
