import type { Page } from '@playwright/test';
import { closeModal, makeCall } from '@/tests/support/e2e-call';
import { receivedOnce, site } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { visitBeforeScripts } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, wake } from './visitor';

const CODE = 'kairos-center';
const share = (page: Page) => page.getByRole('region', { name: /Pass it on|Corra la voz/ });

test('a code follows who reads, changes language and calls @engines', async ({ page, phone }) => {
  const es = stringsOf('es');
  // the first page is left before any of its scripts runs, by a plain link
  const { letGo } = await visitBeforeScripts(page, `/?source=${CODE}`);
  await page.getByRole('banner').getByRole('link', { name: es.shell.thisPage }).click();
  await expect(page).toHaveURL('/es');
  letGo();
  await wake(page);
  await expect(page).toHaveURL(`/es?source=${CODE}`);

  const form = page.waitForRequest(new RegExp(`/widgets/.*source=${CODE}&referrer=${CODE}$`));
  await page.getByRole('link', { name: es.content.intro_letter_cta }).click();
  await form;
  await openModal(page, es.content.letter_title, es);
  await closeModal(page, es);
  await expect(page).toHaveURL(`/es?source=${CODE}`);
  const message = (await share(page).locator('a').first().getAttribute('href')) ?? '';
  const text = `${es.content.share_tweet} ${site}/es?source=${CODE}`;
  expect(new URL(message).searchParams.get('text')).toBe(text);

  await page.getByRole('link', { name: es.content.intro_toolkit_cta }).first().click();
  await page.waitForURL(`/es/toolkit?source=${CODE}`);
  await wake(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`/es?source=${CODE}`);
  await wake(page);
  await page
    .getByRole('region', { name: es.content.letter_title, exact: true })
    .getByRole('link', { name: es.letter.thenCall, exact: true })
    .click();
  const callForm = page.getByRole('dialog', { name: es.callFormTitle });
  await makeCall(callForm, es, { phone });
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields.ref).toBe(CODE);
});
