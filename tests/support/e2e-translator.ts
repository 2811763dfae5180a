import type { Page } from '@playwright/test';
import { translate } from './meddlers';

/**
 * Lets a translator work on every page that is opened from now on. It lives in a world of its own, as
 * the browser's does: it shares the page's elements, and nothing that a script changed in its own world.
 */
export async function beginTranslating(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate})()`,
    worldName: 'translator',
  });
}
