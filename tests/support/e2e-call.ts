import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { visit } from '@/tests/e2e/visitor';
import { campaign } from './e2e-content';
import { typeInto } from './e2e-keyboard';
import { archivedSite } from './e2e-mock-services';
import type { Strings } from './e2e-strings';

type Typed = { phone: string; zip?: string };

export async function fillCallForm(
  form: Locator,
  { call }: Strings,
  { phone, zip = '20510' }: Typed,
): Promise<void> {
  await typeInto(form.getByLabel(call.phoneLabel), phone);
  await typeInto(form.getByLabel(call.zipLabel), zip);
}

export async function readyToCall(page: Page, t: Strings, typed: Typed): Promise<Locator> {
  await visit(page, localePath(t.locale, '/call'));
  const main = page.getByRole('main');
  await fillCallForm(main, t, typed);
  return main;
}

export async function pressCall(form: Locator, { call }: Strings): Promise<void> {
  await form.getByRole('button', { name: call.call, exact: true }).click();
}

export async function callFromPage(page: Page, t: Strings, typed: Typed) {
  const main = await readyToCall(page, t, typed);
  await pressCall(main, t);
  return { main, script: await openScript(page, t) };
}

export async function openScript(page: Page, { call, callScript }: Strings): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: call.callingYou });
  await expect(dialog.getByText(callScript.intro)).toBeVisible();
  return dialog;
}

/** Closes the open modal, and waits until the address has no hash. */
export async function closeModal(page: Page, { modal }: Strings): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: modal.close, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/^[^#]*$/);
}

export async function readArchived(page: Page, address: string, t: Strings): Promise<void> {
  await visit(page, `${archivedSite}${address}`);
  const notice = page.getByRole('dialog', { name: t.archived.title });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: t.archived.parent })).toHaveAttribute(
    'href',
    campaign.parent_url,
  );
  await expect(notice.getByRole('img', { name: t.content.site_title })).toBeVisible();
  await closeModal(page, t);
}
