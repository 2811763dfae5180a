import type { Page } from '@playwright/test';
import { translate } from './browser-extensions';

/**
 * Runs a translator on every page opened from now on. Like the browser's own, it runs in an
 * isolated world: it shares the page's elements, but not what page scripts have changed.
 */
export async function beginTranslating(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate})()`,
    worldName: 'translator',
  });
}
