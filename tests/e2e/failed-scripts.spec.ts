import type { Page } from '@playwright/test';
import { closeModal, makeCall, readyToCall } from '@/tests/support/e2e-call';
import { received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { SCRIPTS, saveData, untilIdle } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

const t = stringsOf('en');

test.beforeEach(({ allow }) => allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk/));

test('a script of the framework that fails reloads the page once', async ({ page }) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  let broken: string | undefined;
  await saveData(page);
  await page.route(SCRIPTS, (route) => {
    broken ??= route.request().url();
    return route.request().url() === broken ? route.abort() : route.continue();
  });
  /** Acts on the page, by a real key since one about to reload runs no script, and waits for the failure. */
  const comeAlive = () =>
    Promise.all([
      page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script'),
      page.keyboard.press('Shift'),
    ]);
  await page.goto('/call');
  await comeAlive();
  await expect.poll(() => loads).toBe(2);

  // the page that comes, not the one that goes
  await expect(page.locator('html:not([data-touched])')).toBeAttached();
  await page.waitForLoadState();
  await comeAlive();
  await untilIdle(page);
  expect(loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Aborts requests for the script that sends a call while `isCut()`. */
const cutSender = (page: Page, isCut: () => boolean) =>
  page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const isSender = (await response.text()).includes('ERR_BAD_OPTION_VALUE');
    await (isSender && isCut() ? route.abort() : route.fulfill({ response }));
  });

test('a call whose script is cut off once is sent, once', async ({ page, phone }) => {
  let cut = 0;
  await cutSender(page, () => cut++ === 0);
  await makeCall(await readyToCall(page, t, { phone }), t);
  await receivedOnce(page, 'call', { userPhone: phone });
  expect(cut).toBeGreaterThan(1);
});

test('a call without its script is not sent; the next press sends it', async ({ page, phone }) => {
  await cutSender(page, () => true);
  const main = await readyToCall(page, t, { phone });
  const script = await makeCall(main, t);
  await expect(script.getByRole('alert')).toHaveText(`${t.call.sorry} ${t.call.causes.unsent}`);
  expect(await received('call', { userPhone: phone })).toEqual([]);

  await page.unroute(SCRIPTS);
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  await makeCall(main, t);
  await receivedOnce(page, 'call', { userPhone: phone });
});
