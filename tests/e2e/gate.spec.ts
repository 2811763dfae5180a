import type { Page } from '@playwright/test';
import { fillCallForm, openScript } from '@/tests/support/e2e-call';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { visitBeforeScripts } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, hydrated, test, visit } from './visitor';

const t = stringsOf('en');

test('a visitor who is still finds it alive @engines', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
});

test('React goes on after Back, though storing the page lost a message @engines', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message) {
      const { dataset } = document.documentElement;
      if ('lost' in dataset || !('hydrated' in dataset)) postMessage.call(this, message);
      else dataset.lost = '';
    };
  });
  await visit(page, '/');
  await page.getByRole('link', { name: t.content.intro_selfie_cta }).first().click();
  await expect(page.locator('html[data-lost]')).toBeAttached();
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const selfie = await openModal(page, t.content.selfies_title, t);
  await expect(selfie.getByLabel(t.selfie.captionLabel)).toBeVisible();
});

test('the page that a visitor aims at is asked for before they press', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('script[type="speculationrules"]')).toBeAttached();
  const link = page.locator('main a[href="/toolkit"]').last();
  const asked = page.context().waitForEvent('request', (request) => {
    const { 'sec-purpose': purpose = '' } = request.headers();
    return /\/toolkit$/.test(request.url()) && purpose.includes('prerender');
  });
  await link.hover();
  await asked;
  await link.click();
  await expect(page).toHaveURL(/\/toolkit$/);
  await hydrated(page);
});

test.describe('a press while the scripts are on their way is heard, and given back once', () => {
  test.use({ hasTouch: true });
  const letterLink = (page: Page) => page.getByRole('link', { name: t.content.intro_letter_cta });
  const showAll = (page: Page) => page.getByRole('button', { name: /^Show all/ }).last();

  for (const press of ['dblclick', 'tap'] as const) {
    test(`a ${press} on a link that opens a modal`, async ({ page }) => {
      const { letGo } = await visitBeforeScripts(page, '/');
      const steps = await page.evaluate(() => history.length);
      await letterLink(page)[press]();
      await expect(letterLink(page)).toHaveAttribute('aria-busy', 'true');
      letGo();
      await openModal(page, t.content.letter_title, t);
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
    });
  }

  test('Space on a button, and Enter on a link after it', async ({ page }) => {
    const { letGo } = await visitBeforeScripts(page, '/');
    const list = page.locator('main button[aria-expanded]').last();
    await showAll(page).press('Space');
    await expect(showAll(page)).toHaveAttribute('aria-busy', 'true');
    await letterLink(page).press('Enter');
    await expect(letterLink(page)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await openModal(page, t.content.letter_title, t);
    await expect(list).toHaveAttribute('aria-expanded', 'true');
  });

  test('text typed at hydration stays; Enter sends it once @engines', async ({ page, phone }) => {
    const { letGo } = await visitBeforeScripts(page, '/call');
    const main = page.getByRole('main');
    await fillCallForm(main, t, { phone, zip: '' });
    const zip = main.getByLabel(t.call.zipLabel);
    await zip.focus();
    letGo();
    await page.keyboard.type('20510', { delay: 20 });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await openScript(page, t);
    await expect(main.getByLabel(t.call.phoneLabel, { exact: true })).toHaveValue(phone);
    await receivedOnce(page, 'call', { userPhone: phone, userLocation: '20510' });
  });
});
