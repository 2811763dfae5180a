import type { Page } from '@playwright/test';
import {
  callFromPage,
  closeModal,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { hold } from '@/tests/support/e2e-network';
import { injectFault, received, receivedOnce } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test } from './visitor';

const t = wordsOf('en');

/**
 * How many ms go by on the page from the next press until the script is there. The page measures
 * it: how slow the test itself is does not count.
 */
async function timeToScript(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((title) => {
    const took = new Promise<number>((resolve) => {
      let pressed = 0;
      addEventListener('submit', () => (pressed = performance.now()), { capture: true });
      new MutationObserver(() => {
        const heading = document.querySelector('dialog[open] h2')?.textContent;
        if (heading?.startsWith(title)) resolve(performance.now() - pressed);
      }).observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    Reflect.set(window, 'took', took);
  }, t.script.title);
  return () => page.evaluate(() => Reflect.get(window, 'took'));
}

/** How many ms the page, opened from now on, tells the browser to wait for each answer. */
async function noteWaits(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const waits: number[] = [];
    Reflect.set(window, 'waits', waits);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function noted(body) {
      waits.push(this.timeout);
      send.call(this, body);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'waits'));
}

test('after 15 s without an answer the visitor is told so', async ({ page, phone, allow }) => {
  allow(/ERR_TIMED_OUT|timed? ?out/i);
  await injectFault('call', { userPhone: phone }, { hang: true });
  const waits = await noteWaits(page);
  const main = await readyToCall(page, t, { phone });
  const tookMs = await timeToScript(page);
  await pressCall(main, t);

  const sending = main.getByRole('button', { name: t.call.sendingSpoken });
  await expect(sending).toHaveText(new RegExp(`^${t.call.sending.replaceAll('.', '\\.')}`));
  await expect(main.locator('form').getByRole('status')).toHaveText(t.call.sendingSpoken);
  const dialog = page.getByRole('dialog', { name: t.script.title });
  expect(await tookMs()).toBeGreaterThan(14_900);
  // no longer: what comes on top is the machine's own slowness
  expect(await waits()).toEqual([15_000]);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText(t.call.causes['timed-out']);
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('a connection that is cut: one POST, never a second try', async ({ page, phone, allow }) => {
  allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/);
  await injectFault('call', { userPhone: phone }, { reset: true });
  const { script } = await callFromPage(page, t, { phone });
  await expect(script.getByRole('alert')).toContainText(t.call.causes.unreachable);
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('a second press while sending does nothing, nor moves the focus', async ({ page, phone }) => {
  const { letGo } = await hold(page, '**/call/create');
  const main = await readyToCall(page, t, { phone });
  await main.getByRole('button', { name: t.call.call, exact: true }).dblclick();

  const sending = main.getByRole('button', { name: t.call.sendingSpoken });
  await expect(sending).toBeFocused();
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(sending).not.toHaveAttribute('disabled');
  await sending.press('Enter');
  await main.getByLabel(t.call.zipLabel).press('Enter');

  letGo();
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('offline the visitor is told and loses nothing', async ({ page, phone, context, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const main = await readyToCall(page, t, { phone, zip: '26003' });
  await expect(main.getByRole('link', { name: /^\(202\) 224-3954/ })).toBeVisible();
  await context.setOffline(true);
  await pressCall(main, t);

  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toContainText(t.call.causes.offline);
  // which came with the page
  await expect(script.getByRole('link', { name: '(202) 224-3954' })).toBeVisible();
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  expect(await received('call', { userPhone: phone })).toEqual([]);
});
