import { translate } from '@/tests/support/browser-extensions';
import { received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { hold } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

// lib/browser/translated-text.test.tsx has every way to translate a text.
test('a call rings once, its script opens, words stay', async ({ page, context, phone, allow }) => {
  // React renders a page anew that was translated before hydration
  allow(/page error: .*#418/);
  // like the browser's own, it shares the page's elements, but not what page scripts have changed
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${translate})()`,
    worldName: 'translator',
  });
  await visit(page, '/call');
  const form = page.locator('main form').first();
  const call = form.locator('button[type="submit"]');
  const number = form.locator('input[name="userPhone"]');
  const zip = form.locator('input[name="userLocation"]');
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
  const script = page.locator('dialog[data-modal="call-script"]');
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

  await script.getByRole('button', { name: t.modal.close, exact: true }).click();
  await expect(script).toHaveCount(0);
  await expect(page.locator('main h1')).toContainText(t.content.call_page_title);
  await expect(number).toHaveValue(phone);
  await expect(call).toHaveText(`[${t.call.call}]`);
  await call.click();
  await expect(form.getByRole('alert')).toContainText(t.call.recentlyCalled);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});
