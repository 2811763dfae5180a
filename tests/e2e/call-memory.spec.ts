import type { Page } from '@playwright/test';
import { localePath } from '@/lib/i18n/locales';
import { closeModal, fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { injectFault, receivedOnce } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const t = wordsOf('en');

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

test('the modal keeps what was typed, closed or after failing @engines', async ({
  page,
  phone,
  allow,
}) => {
  allow(/status( of)? 503/);
  await injectFault('call', { userPhone: phone }, { status: 503 });
  await visit(page, localePath('en', '/'));

  async function openForm() {
    await page.getByRole('link', { name: t.content.intro_letter_cta }).click();
    await page.getByRole('dialog').getByRole('button', { name: t.letter.thenCall }).click();
    const form = page.getByRole('dialog', { name: t.callFormTitle });
    await expect(form.getByText(t.call.instructions)).toBeVisible();
    return form;
  }
  async function expectTyped() {
    const form = await openForm();
    await expect(form.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
    await expect(form.getByLabel(t.call.zipLabel)).toHaveValue('26001');
    return form;
  }

  await fillCallForm(await openForm(), t, { phone, zip: '26001' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await pressCall(await expectTyped(), t);

  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toContainText(t.call.error);
  await closeModal(page, t);
  const form = await expectTyped();
  await expect(form.getByRole('alert')).toContainText(t.call.error);
});

test('the number is in no storage, no cookie and no address', async ({ page, phone }) => {
  await visit(page, '/#call-form');
  const form = page.getByRole('dialog', { name: t.callFormTitle });
  await fillCallForm(form, t, { phone, zip: '59801' });
  await pressCall(form, t);
  await openScript(page, t);

  const digits = phone.replace(/\D/g, '');
  for (const secret of [phone, digits, phone.slice(-8), '59801']) {
    expect(await kept(page)).not.toContain(secret);
  }
  await closeModal(page, t);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await kept(page)).not.toContain(digits);
});

test('what a password manager puts into the fields is taken @all @engines', async ({
  page,
  phone,
}) => {
  await visit(page, '/call');
  const main = page.getByRole('main');
  for (const [label, text] of [
    [t.call.phoneLabel, phone],
    [t.call.zipLabel, '20510'],
  ] as const) {
    // from an isolated world, without an event
    await main.getByLabel(label).evaluate((field, text) => {
      const { prototype } = HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
    }, text);
  }
  await pressCall(main, t);
  await openScript(page, t);
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields.userLocation).toBe('20510');
});

test('the page’s form and the modal’s before it hold the same @all', async ({ page, phone }) => {
  await visit(page, '/call');
  const main = page.getByRole('main');
  await main.getByLabel(t.call.phoneLabel).fill(phone);
  await page.evaluate(() => {
    location.hash = 'call-form';
  });
  const form = page.getByRole('dialog', { name: t.callFormTitle });
  await expect(form.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  const other = phone.replace(/\d$/, '0');
  await fillCallForm(form, t, { phone: other, zip: '26001' });
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(other);
  await expect(main.getByLabel(t.call.zipLabel)).toHaveValue('26001');
});
