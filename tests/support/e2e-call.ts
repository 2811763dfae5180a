import { expect, type Locator, type Page } from '@playwright/test';
import { localePath } from '@/lib/addresses/routes';
import { visit, visitMain } from '@/tests/e2e/visitor';
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
  const main = await visitMain(page, localePath(t.locale, '/call'));
  await fillCallForm(main, t, typed);
  return main;
}

/** Presses Call, after what is to be typed first. */
export async function pressCall(form: Locator, t: Strings, typed?: Typed): Promise<void> {
  if (typed) await fillCallForm(form, t, typed);
  await form.getByRole('button', { name: t.call.call, exact: true }).click();
}

/** Presses Call, and waits for the script. */
export async function makeCall(form: Locator, t: Strings, typed?: Typed): Promise<Locator> {
  await pressCall(form, t, typed);
  return openScript(form.page(), t);
}

export async function callFromPage(page: Page, t: Strings, typed: Typed) {
  const main = await readyToCall(page, t, typed);
  return { main, script: await makeCall(main, t) };
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
  const parent = notice.getByRole('link', { name: t.archived.parent });
  await expect(parent).toHaveAttribute('href', campaign.parent_url);
  await expect(notice.getByRole('img', { name: t.content.site_title })).toBeVisible();
  await closeModal(page, t);
}
