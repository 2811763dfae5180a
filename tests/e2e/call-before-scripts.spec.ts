import type { Page } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { followRequests, hold } from '@/tests/support/e2e-network';
import { patience } from '@/tests/support/e2e-patience';
import { hosts, received, receivedOnce } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const t = wordsOf('en');
const CODE = '**/_next/static/chunks/*.js';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the ${locale} form posts to the call host by itself, nothing in the address`, async ({
      page,
      phone,
      allow,
    }) => {
      // what Playwright's way of switching scripts off, and a browser that shows JSON, ask for
      allow(/failed: csp .*\.js$|\/favicon\.ico/);
      const words = wordsOf(locale);
      await page.goto(localePath(locale, '/'));
      await page.getByRole('link', { name: words.letter.thenCall, exact: true }).click();
      await expect(page).toHaveURL(localePath(locale, '/call'));
      const main = page.getByRole('main');
      await fillCallForm(main, words, { phone });
      await pressCall(main, words);

      await page.waitForURL(`${hosts}/call/create`);
      const posts = await received('call', { userPhone: phone });
      expect(posts).toHaveLength(1);
      expect(posts[0]?.contentType).toBe('application/x-www-form-urlencoded');
      expect(posts[0]?.fields).toEqual({
        campaignId: words.content.callpower_id,
        userPhone: phone,
        userLocation: '20510',
      });
    });
  }
});

/** Touches the form until the page, whose scripts are there, asks for the form's own code. */
async function touchForm(page: Page, isAskedFor: () => boolean) {
  const phone = page.getByRole('main').getByLabel(t.call.phoneLabel);
  await expect(async () => {
    await phone.blur();
    await phone.focus();
    expect(isAskedFor()).toBe(true);
  }).toPass(patience);
}

test('a press before the form has its code waits for it, and sends one POST', async ({
  page,
  phone,
}) => {
  await visit(page, '/call');
  const { letGo, isAskedFor } = await hold(page, CODE);
  await touchForm(page, isAskedFor);
  const main = page.getByRole('main');
  await fillCallForm(main, t, { phone: ` ${phone}` });
  await pressCall(main, t);
  await main.getByLabel(t.call.zipLabel).press('Enter');
  expect(await received('call', { userPhone: phone })).toEqual([]);

  letGo();
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: phone });
  await expect(page).toHaveURL(/\/call$/);
});

test('a form whose code never comes reloads once, then posts by itself', async ({
  page,
  phone,
  allow,
}) => {
  allow(/ERR_FAILED/);
  await visit(page, '/call');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  // only what is loaded late is missing: the page itself comes whole after the reload
  const known = new Set(
    await page
      .locator('script[src]')
      .evaluateAll((all: HTMLScriptElement[]) => all.map((e) => e.src)),
  );
  await page.route(CODE, (route) =>
    known.has(route.request().url()) ? route.continue() : route.abort(),
  );

  const main = page.getByRole('main');
  const reloaded = page.waitForEvent('load');
  await touchForm(page, () => loads > 0);
  await reloaded;
  await page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' });
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);

  await page.waitForURL(`${hosts}/call/create`);
  const posts = await received('call', { userPhone: phone });
  expect(posts.map(({ fields }) => fields.userPhone)).toEqual([phone]);
  expect(loads, 'one reload, and the form itself').toBe(2);
});

test('a press without a connection, before the form has its code, says so, loses nothing and is tried again', async ({
  page,
  context,
  phone,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  await visit(page, '/call');
  const allSettled = followRequests(page);
  const main = page.getByRole('main');
  await context.setOffline(true);
  await fillCallForm(main, t, { phone });
  await pressCall(main, t);
  const field = main.getByLabel(t.call.phoneLabel);
  await expect(field).toBeFocused();
  const said = await field.evaluate((input: HTMLInputElement) => input.validationMessage);
  expect(said).toBe(t.call.causes.offline);
  await expect(field).toHaveValue(phone);

  // what was asked for without a connection has failed by now, not after it
  await allSettled();
  await context.setOffline(false);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(true);
  await pressCall(main, t);
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: phone });
  await expect(page).toHaveURL(/\/call$/);
});
