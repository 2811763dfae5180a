import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has places to stop at. */
const MOST_STOPS = 300;

/** Presses Tab, or Shift+Tab, until the focus is on `target`; fails where it never gets there. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/**
 * Puts a text into a field in place of what it holds; by keys in Firefox, where React does not hear of
 * what Playwright fills in.
 */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const isFirefox = field.page().context().browser()?.browserType().name() === 'firefox';
  await field.fill(isFirefox ? '' : text);
  if (isFirefox) await field.pressSequentially(text);
}

/** The two ways to press something. */
export const presses = {
  mouse: (_page: Page, target: Locator) => target.click(),
  keyboard: async (page: Page, target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
};
