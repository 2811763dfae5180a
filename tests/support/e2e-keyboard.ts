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

/** The two ways to press something. */
export const presses = {
  mouse: (_page: Page, target: Locator) => target.click(),
  keyboard: async (page: Page, target: Locator) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
};
