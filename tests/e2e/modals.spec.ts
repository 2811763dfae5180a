import type { Page } from '@playwright/test';
import { tabTo } from '@/tests/support/e2e-keyboard';
import { modalTitles, openModal } from '@/tests/support/e2e-modals';
import { untilIdle } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');
const titles = modalTitles(t);

/** How long a newly opened modal ignores presses on its backdrop. */
const BACKDROP_DELAY_MS = 700;

const closings = {
  Escape: (page) => page.keyboard.press('Escape'),
  'the close button': (page) =>
    page.getByRole('dialog').getByRole('button', { name: t.modal.close }).click(),
  'the backdrop': async (page) => {
    // not at once, so that the second press of a double click does not close it
    await page.waitForTimeout(BACKDROP_DELAY_MS);
    await page.mouse.click(3, 3);
  },
  Back: async (page) => {
    await page.goBack();
  },
} satisfies Record<string, (page: Page) => Promise<void>>;

test('each way closes a modal that a press opened; the page stays @engines', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('link', { name: t.content.selfies_cta, exact: true }).last();
  await opener.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  // relative to the window; content that loaded late above it may have made the page longer
  const place = () => opener.evaluate((it) => Math.round(it.getBoundingClientRect().y));
  const before = await place();

  for (const [way, close] of Object.entries(closings)) {
    await test.step(way, async () => {
      await opener.click();
      await openModal(page, titles['selfie-form'], t);
      await expect(page).toHaveURL('/#selfie');
      await page.mouse.move(3, 3);
      await page.mouse.wheel(0, 600);
      await untilIdle(page);
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(opener).toBeFocused();
      await expect.poll(place).toBe(before);
    });
  }
});

function isFocusInModal(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body || activeElement?.closest('dialog') != null;
  });
}

test('by keyboard: Tab and Enter open it, Tab stays inside, Close in view', async ({ page }) => {
  await visit(page, '/');
  const opener = page.getByRole('link', { name: t.content.intro_letter_cta });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = await openModal(page, titles['open-letter'], t);

  const reached = new Set<string>();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusInModal(page)).toBe(true);
    reached.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  const [sign = ''] = await dialog.getByRole('link').allTextContents();
  expect([...reached]).toEqual(expect.arrayContaining([sign, t.letter.thenCall]));
  await page.keyboard.press('Shift+Tab');
  expect(await isFocusInModal(page)).toBe(true);
  await page.setViewportSize({ width: 371, height: 400 });
  await dialog.locator('> div').evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  const close = dialog.getByRole('button', { name: t.modal.close, exact: true });
  await expect(close).toBeInViewport({ ratio: 1 });
  // a key pressed in the form's own frame, which goes with it, is never answered
  await close.press('Escape');
  await expect(opener).toBeFocused();
});
