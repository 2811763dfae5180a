import { expect, type Page } from '@playwright/test';

/** Goes down the page as a reader does, so that everything that waits to be seen is seen once. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (const part of await page.locator('main section:visible, footer:visible').all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
}
