import { expect, type Page } from '@playwright/test';

/** How many pixels of the page lie beyond the right edge of the screen. */
export function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Sets the size of the page's text as a browser's own setting does: `200%`. */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Prints the page on Letter paper. Gives the number of its sheets. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Goes down the page as a reader does, so that everything that waits to be seen is seen once. */
export async function readToTheEnd(page: Page): Promise<void> {
  for (const part of await page.locator('main section:visible, footer:visible').all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport();
  }
}
