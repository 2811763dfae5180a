import type { Page, Request } from '@playwright/test';
import { closeModal, fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { askForTrouble, received } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const t = wordsOf('en');

/**
 * Opens /call, waits until the form's own code has taken over and gives a hint, and everything that
 * comes along with it has arrived, and types.
 */
async function readyToCall(page: Page, phone: string) {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  await visit(page, '/call');
  const main = page.getByRole('main');
  await expect(async () => {
    await main.getByLabel(t.call.phoneLabel).fill('202');
    await main.getByLabel(t.call.phoneLabel).blur();
    await expect(main.getByText(t.call.phoneHint)).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect.poll(() => onTheirWay.size).toBe(0);
  await fillCallForm(main, t, { phone });
  return main;
}

test('a service that never answers: the visitor waits 15 s, no longer, and is told', async ({
  page,
  phone,
  allow,
}) => {
  test.slow();
  allow(/ERR_TIMED_OUT|timed? ?out/i);
  await askForTrouble('call', { userPhone: phone }, { hang: true });
  const main = await readyToCall(page, phone);
  const pressed = Date.now();
  await pressCall(main, t);

  const sending = main.getByRole('button', { name: t.call.sendingSpoken });
  await expect(sending).toHaveText(new RegExp(`^${t.call.sending.replaceAll('.', '\\.')}`));
  await expect(main.locator('form').getByRole('status')).toHaveText(t.call.sendingSpoken);
  const dialog = page.getByRole('dialog', { name: t.script.title });
  await expect(dialog).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - pressed).toBeGreaterThan(14_000);
  await expect(dialog.getByRole('alert')).toContainText(t.call.causes.timedOut);
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('a connection that is cut: one POST, never a second try', async ({ page, phone, allow }) => {
  allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/);
  await askForTrouble('call', { userPhone: phone }, { reset: true });
  const main = await readyToCall(page, phone);
  await pressCall(main, t);

  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toContainText(t.call.causes.unreachable);
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('a second press while sending does nothing, and takes the focus from nobody', async ({
  page,
  phone,
}) => {
  await askForTrouble('call', { userPhone: phone }, { delayMs: 1_500 });
  const main = await readyToCall(page, phone);
  await main.getByRole('button', { name: t.call.call, exact: true }).dblclick();

  const sending = main.getByRole('button', { name: t.call.sendingSpoken });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).not.toHaveAttribute('disabled');
  await sending.press('Enter');
  await main.getByLabel(t.call.zipLabel).press('Enter');

  await openScript(page, t);
  expect(await received('call', { userPhone: phone })).toHaveLength(1);
});

test('a visitor who is offline is told so, and keeps the page and the script', async ({
  page,
  phone,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const main = await readyToCall(page, phone);
  await context.setOffline(true);
  await pressCall(main, t);

  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toContainText(t.call.causes.offline);
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  expect(await received('call', { userPhone: phone })).toEqual([]);
});
