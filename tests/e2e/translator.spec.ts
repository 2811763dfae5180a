import type { Page } from '@playwright/test';
import { archivedSite, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { modalTitles } from '@/tests/support/e2e-modals';
import { hold } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { beginTranslating } from '@/tests/support/e2e-translator';
import {
  openTimedSelfie,
  selfieParts,
  stopClock,
  testWithCamera,
} from '@/tests/support/selfie-page';
import { expect, visit } from './visitor';

const test = testWithCamera(true);
const t = stringsOf('en');

// React renders a page anew that was translated before hydration
test.beforeEach(async ({ page, allow }) => {
  allow(/page error: .*#418/);
  await beginTranslating(page);
});

const modalOf = (page: Page, name: string) => page.locator(`dialog[data-modal="${name}"]`);
const closeOf = (page: Page, name: string) =>
  modalOf(page, name).getByRole('button', { name: t.modal.close, exact: true });

/** Opens the call page and returns the parts of its form. */
async function openCallForm(page: Page) {
  await visit(page, '/call');
  const form = page.locator('main form').first();
  return {
    form,
    call: form.locator('button[type="submit"]'),
    number: form.locator('input[name="userPhone"]'),
    zip: form.locator('input[name="userLocation"]'),
  };
}

test('a call rings once, its script opens, form and number stay', async ({ page, phone }) => {
  const { form, call, number, zip } = await openCallForm(page);
  await call.click();
  await expect(form).toContainText(t.call.phoneMissing);
  await expect(form).toContainText(t.call.zipMissing);
  await number.fill(phone);
  await expect(form).not.toContainText(t.call.phoneMissing);
  await zip.fill('10001');
  await expect(form).not.toContainText(t.call.zipMissing);
  await expect(form).toContainText('Schumer');
  await zip.fill('27601');
  await expect(form).toContainText('Tillis');
  await expect(form).not.toContainText('Schumer');

  const { letGo } = await hold(page, '**/call/create');
  await call.click();
  await expect(call).toContainText(t.call.sending);
  await expect(call).not.toContainText(`[${t.call.call}]`);
  letGo();
  const script = modalOf(page, 'call-script');
  await expect(script).toContainText(t.call.callingYou);
  await expect(script).toContainText(t.callScript.intro);
  await receivedOnce(page, 'call', { userPhone: phone });
  await expect(script).toContainText('Burr or Tillis');
  await script.getByRole('button', { name: 'Burr', exact: true }).click();
  await expect(script).not.toContainText('Burr or Tillis');
  await script.getByRole('button', { name: t.callCard.voicemail }).click();
  await expect(script).toContainText(t.callCard.afterTone);
  await expect(script).not.toContainText(t.callScript.intro);
  for (const result of ['spoke', 'message', 'busy', 'full'] as const) {
    await script.getByRole('button', { name: t.callCard.results[result] }).click();
    await expect(script).toContainText(t.senators.card.next[result]);
  }
  await expect(script).not.toContainText(t.senators.card.next.message);

  await closeOf(page, 'call-script').click();
  await expect(script).toHaveCount(0);
  await expect(page.locator('main h1')).toContainText(t.content.call_page_title);
  await expect(number).toHaveValue(phone);
  await expect(call).toHaveText(`[${t.call.call}]`);
  await call.click();
  await expect(form.getByRole('alert')).toContainText(t.call.recentlyCalled);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('every modal opens, closes and opens again; a list is shown whole, and then less of it @all', async ({
  page,
  allow,
}) => {
  allow(/youtube/);
  await visit(page, '/');
  for (const [hash, name] of [
    ['call-form', 'call-form'],
    ['open-letter', 'open-letter'],
    ['moral-monday', 'moral-monday'],
    ['selfie', 'selfie-form'],
    ['trailer', 'trailer'],
    ['covid', 'covid'],
  ] as const) {
    const modal = modalOf(page, name);
    for (const _ of ['once', 'and again']) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
      await expect(modal).toContainText(modalTitles(t)[name]);
      await expect(modal).not.toContainText(t.modal.loading);
      // by key: a pointer's second press of two would be discarded
      await closeOf(page, name).press('Enter');
      await expect(modal).toHaveCount(0);
    }
  }
  await expect(page.locator('main h1')).toContainText(t.content.intro_title);

  const button = page.locator('#partners button');
  for (const _ of ['once', 'and again']) {
    await expect(button).toContainText('Show all (');
    await button.click();
    await expect(button).toHaveText(`[${t.lists.showLess}]`);
    await button.click();
  }
});

test('a selfie is counted down, captioned and sent @all', async ({ page, comment }) => {
  const { modal, caption, submit, canvas } = await openTimedSelfie(page);
  const take = modal.locator('button:has(svg + span)');
  await expect(canvas).toBeVisible();
  await caption.fill(comment);
  const counter = modal.locator('#selfie-caption-left');
  const left = 140 - comment.length;
  await expect(counter).toHaveText(`[${left} characters left]`);
  await caption.press('End');
  await page.keyboard.type('!');
  await expect(counter).toHaveText(`[${left - 1} characters left]`);

  await stopClock(page);
  await modal.getByRole('button', { name: t.selfie.takePhoto }).click();
  await expect(take).toContainText('Ready in 3');
  await page.clock.runFor(1_000);
  await expect(take).toContainText('Ready in 2');
  await expect(take).not.toContainText('Ready in 3');
  await page.clock.resume();
  await expect(take).toContainText(t.selfie.retakePhoto);
  await submit.click();
  await expect(modal.locator('h3', { hasText: t.selfie.ready })).toBeVisible();
  await receivedOnce(page, 'selfie', { comment: `${comment}!` });
  await modal.getByRole('button', { name: t.selfie.makeAnother }).click();
  await expect(selfieParts(page).take).toHaveCount(0);
  await expect(modal).not.toContainText(t.selfie.ready);
});

test('the scoreboard counts what is shown @all', async ({ page }) => {
  await visit(page, `${archivedSite}/scoreboard`);
  await closeOf(page, 'archived').click();
  const found = page.locator('main [role="status"]').first();
  await page.locator('#score-name').fill('sanders');
  await expect(found).toHaveText('[1 of 100 senators]');
  await page.locator('#score-name').fill('nobody of that name');
  await expect(found).toHaveText(`[${t.scoreboard.noneFound}]`);
  await page.locator('#score-name').fill('');
  await expect(found).toHaveText('[100 of 100 senators]');
  await expect(page.locator('th a', { hasText: 'Sanders' })).toHaveText('Bernard Sanders');
});
