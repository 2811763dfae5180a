import { expect, type Page } from '@playwright/test';

/** How many pixels the page extends beyond the right edge of the screen. */
export function sidewaysRoom(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Sets the page's text size as a browser setting would: `200%`. */
export function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

/** Prints the page on Letter paper. Resolves to the number of sheets. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Scrolls down the page, so that everything that loads on view is seen once; parts come while it does. */
export async function readToTheEnd(page: Page): Promise<void> {
  const parts = page.locator('main section:visible, footer:visible');
  for (let index = 0; index < (await parts.count()); index += 1) {
    await expect(async () => {
      await parts.nth(index).scrollIntoViewIfNeeded();
      await expect(parts.nth(index)).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  }
}
