import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './e2e-words';

/** Types a phone number and a ZIP code into a call form. */
export async function fillCallForm(
  form: Locator,
  { call }: Words,
  { phone, zip = '20510' }: { phone: string; zip?: string },
): Promise<void> {
  await form.getByLabel(call.phoneLabel).fill(phone);
  await form.getByLabel(call.zipLabel).fill(zip);
}

export async function pressCall(form: Locator, { call }: Words): Promise<void> {
  await form.getByRole('button', { name: call.call, exact: true }).click();
}

/** The call-script modal, once it has opened and its script is there. */
export async function openScript(page: Page, { script }: Words): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: script.title });
  await expect(dialog.getByText(script.intro)).toBeVisible();
  return dialog;
}

/** Presses the close button of the open modal. */
export async function closeModal(page: Page, { modal }: Words): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: modal.close, exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
