import type { Locator, Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import {
  callFromPage,
  closeModal,
  fillCallForm,
  openScript,
  pressCall,
} from '@/tests/support/e2e-call';
import { typeInto } from '@/tests/support/e2e-keyboard';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { visitBeforeScripts } from '@/tests/support/e2e-network';
import { type Strings, stringsOf } from '@/tests/support/e2e-strings';
import { expect, openedBy, test, visit, wake } from './visitor';

const t = stringsOf('en');

/** Everything that the browser stores about a page, and the address. */
async function kept(page: Page): Promise<string> {
  const stores = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      location.href,
      window.name,
      await caches.keys(),
      await indexedDB.databases(),
    ]),
  );
  return stores + JSON.stringify(await page.context().cookies());
}

test('another tab asks before a second call, each page leads back to the card, and none stores the number @engines', async ({
  page,
  context,
  phone,
}) => {
  async function expectUnstored() {
    for (const secret of [phone, phone.replace(/\D/g, ''), phone.slice(-8), '27601']) {
      expect(await kept(page)).not.toContain(secret);
    }
  }
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await visit(tab, '/call');
    await fillCallForm(tab.getByRole('main'), t, { phone, zip: '27601' });
  }
  await pressCall(page.getByRole('main'), t);
  await openScript(page, t);
  await expectUnstored();
  await pressCall(other.getByRole('main'), t);
  await expect(other.getByText(t.call.mayStillRing)).toBeVisible();
  await page.goto('/toolkit');
  await page.getByRole('button', { name: t.callCard.backToScript }).click();
  await expect((await openScript(page, t)).getByText('Burr or Tillis')).toBeVisible();
  await expectUnstored();
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('what is typed follows into the other language, once, and is stored no longer @engines', async ({
  page,
  phone,
}) => {
  const main = page.getByRole('main');
  const secrets = [phone, phone.slice(-8), '26001', '59801', 'Sanctuary'];
  /** Presses a link to another language; resolves to that one's words. */
  async function follow(locale: 'en' | 'es', path: '/' | '/call' | '/partners') {
    const link = page.locator(
      `header a[hreflang^="${locale}"][href="${localePath(locale, path)}"]`,
    );
    if (path === '/') await page.locator('header summary').first().click();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${localePath(locale, path)}(#for=|$)`));
    return stringsOf(locale);
  }
  async function expectFields(form: Locator, words: Strings, zip: string) {
    await expect(form.getByLabel(words.call.phoneLabel)).toHaveValue(phone);
    await expect(form.getByLabel(words.call.zipLabel)).toHaveValue(zip);
    for (const secret of secrets) expect(await kept(page)).not.toContain(secret);
  }
  const isHydrated = page.locator('html[data-hydrated]');

  await test.step('before the scripts, of the call form and of a partner', async () => {
    const { letGo } = await visitBeforeScripts(page, '/partners');
    await typeInto(main.getByLabel(t.partnerKit.name), 'Sanctuary');
    const es = await follow('es', '/partners');
    await expect(main.getByLabel(es.partnerKit.name)).toHaveValue('Sanctuary');
    for (const secret of secrets) expect(await kept(page)).not.toContain(secret);

    await page.goto('/call');
    await fillCallForm(main, t, { phone, zip: '26001' });
    await expectFields(main, await follow('es', '/call'), '26001');
    await expect(isHydrated).toHaveCount(0);
    letGo();
  });
  await test.step('and is what the scripts find', async () => {
    await wake(page);
    await expect(main.locator('form [aria-live="polite"]')).toContainText('Virginia Occidental');
    await expectFields(main, stringsOf('es'), '26001');
  });
  await test.step('changed since, back again, and home to the form of the modal', async () => {
    await fillCallForm(main, stringsOf('es'), { phone, zip: '59801' });
    await expectFields(main, await follow('en', '/call'), '59801');
    await wake(page);
    const es = await follow('es', '/');
    await wake(page);
    await page.evaluate(() => {
      location.hash = 'call-form';
    });
    await expectFields(page.getByRole('dialog', { name: es.callFormTitle }), es, '59801');
  });
});

test('where nothing is stored, the other language has what is typed, and asks after a call @engines', async ({
  page,
  context,
  phone,
}) => {
  const es = stringsOf('es');
  await context.addInitScript(() => {
    const get = () => {
      throw new DOMException('Cookies are blocked.', 'SecurityError');
    };
    Object.defineProperty(window, 'sessionStorage', { get });
  });
  const { main } = await callFromPage(page, t, { phone });
  await closeModal(page, t);
  const opened = await openedBy(page, () =>
    page.getByRole('banner').getByRole('link', { name: es.shell.thisPage }).click(),
  );
  const form = opened.getByRole('main');
  await expect(form.getByLabel(es.call.phoneLabel)).toHaveValue(phone);
  await pressCall(form, es);
  await expect(form.getByRole('button', { name: es.call.callAgain })).toBeVisible();
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  await receivedOnce(page, 'call', { userPhone: phone });
});
