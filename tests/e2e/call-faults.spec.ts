import type { Page } from '@playwright/test';
import {
  closeModal,
  fillCallForm,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { hold } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

/**
 * Measures the ms from the next submit until the script shows. Measured in the page, so that a slow
 * test runner does not count.
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
  }, t.call.callingYou);
  return () => page.evaluate(() => Reflect.get(window, 'took'));
}

/** How long a request waits in place of 15 s, once its timeout is recorded. */
const SHORT_TIMEOUT_MS = 1_500;

/**
 * Records the timeout in ms of every request, from the next navigation on, and shortens it, so that
 * the browser’s own timeout is what ends the request.
 */
async function noteWaits(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript((shortMs) => {
    const waits: number[] = [];
    Reflect.set(window, 'waits', waits);
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function noted(body) {
      waits.push(this.timeout);
      this.timeout = shortMs;
      send.call(this, body);
    };
  }, SHORT_TIMEOUT_MS);
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
  const dialog = page.getByRole('dialog', { name: t.call.callingYou });
  expect(await tookMs()).toBeGreaterThanOrEqual(SHORT_TIMEOUT_MS);
  expect(await waits()).toEqual([15_000]);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveText(
    `${t.call.sorry} ${t.call.causes['timed-out']} ${t.call.mayRing}`,
  );
  await receivedOnce(page, 'call', { userPhone: phone });
});

test.describe('a connection that is cut, and the page tries no second time', () => {
  /**
   * Opens the page, sends a page view to a service on the call host's origin, and calls; every call
   * is cut.
   */
  async function callAndBeCut(page: Page, phone: string, address: string) {
    for (const _ of ['the call', 'what the browser makes of it', 'and again']) {
      await injectFault('call', { userPhone: phone }, { reset: true });
    }
    const isCounted = page.waitForResponse(
      (answer) => answer.url().endsWith('/pings') && answer.request().method() === 'POST',
    );
    await visit(page, `${address}/call`);
    await isCounted;
    const main = page.getByRole('main');
    await fillCallForm(main, t, { phone });
    await pressCall(main, t);
    const script = await openScript(page, t);
    await expect(script.getByRole('alert')).toHaveText(
      `${t.call.error} ${t.call.causes.unreachable} ${t.call.mayRing}`,
    );
  }

  test('at a host that closes each after its answer: one POST @engines', async ({
    page,
    phone,
    ownSite,
    allow,
  }) => {
    allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/);
    await callAndBeCut(page, phone, ownSite.address);
    await receivedOnce(page, 'call', { userPhone: phone });
  });

  // the reason why docs/en/deploy.md asks for a host like the one above: a page can neither notice
  // nor prevent this
  test('at a host that keeps them, beside another service: several, by the browser itself @all', async ({
    page,
    phone,
    ownSite,
    allow,
  }) => {
    allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/);
    const ping = { 'ping[website]': ownSite.website };
    await injectFault('analytics', ping, { keepAlive: true });
    await callAndBeCut(page, phone, ownSite.address);
    expect((await received('call', { userPhone: phone })).length).toBeGreaterThan(1);
  });
});

test('a line that drops after the service was asked: it may ring, and another press asks', async ({
  page,
  phone,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  // the service gets the request, but its response is lost
  await page.route('**/call/create', async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const main = await readyToCall(page, t, { phone });
  await pressCall(main, t);
  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toHaveText(
    `${t.call.sorry} ${t.call.causes.dropped} ${t.call.mayRing}`,
  );

  await closeModal(page, t);
  await context.setOffline(false);
  await pressCall(main, t);
  await expect(main.getByRole('alert')).toContainText(t.call.mayStillRing);
  await receivedOnce(page, 'call', { userPhone: phone });
});

test('a second press while sending does nothing, nor moves the focus @engines', async ({
  page,
  phone,
}) => {
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

test('offline the visitor is told and loses nothing @engines', async ({
  page,
  phone,
  context,
  allow,
}) => {
  allow(/ERR_INTERNET_DISCONNECTED/);
  const main = await readyToCall(page, t, { phone, zip: '26003' });
  await expect(main.getByRole('link', { name: /^\(202\) 224-3954/ })).toBeVisible();
  await context.setOffline(true);
  await pressCall(main, t);

  const script = await openScript(page, t);
  await expect(script.getByRole('alert')).toHaveText(`${t.call.error} ${t.call.causes.offline}`);
  // the senators' numbers came with the page
  await expect(script.getByRole('link', { name: '(202) 224-3954' })).toBeVisible();
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  expect(await received('call', { userPhone: phone })).toEqual([]);

  await context.setOffline(false);
  await pressCall(main, t);
  await openScript(page, t);
  await receivedOnce(page, 'call', { userPhone: phone });
});
