import { expect, type Locator, type Page } from '@playwright/test';

const MOST_STOPS = 300;

/** Presses Tab, or Shift+Tab, until `target` has the focus; fails if it never does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < MOST_STOPS && !(await isThere()); stops += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Replaces the text of a field; by keys in Firefox, where React misses what Playwright fills in. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  const isFirefox = field.page().context().browser()?.browserType().name() === 'firefox';
  await field.fill(isFirefox ? '' : text);
  if (isFirefox) await field.pressSequentially(text);
}
