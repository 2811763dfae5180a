import type { Page } from '@playwright/test';
import {
  closeModal,
  fillCallForm,
  makeCall,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { SCRIPTS } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

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

test('a call without its script is not sent; the next press sends it', async ({
  page,
  phone,
  allow,
}) => {
  allow(/ERR_FAILED|ChunkLoadError|Failed to load chunk/);
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const isSender = (await response.text()).includes('ERR_BAD_OPTION_VALUE');
    await (isSender ? route.abort() : route.fulfill({ response }));
  });
  const main = await readyToCall(page, t, { phone });
  const script = await makeCall(main, t);
  await expect(script.getByRole('alert')).toHaveText(`${t.call.sorry} ${t.call.causes.unsent}`);
  expect(await received('call', { userPhone: phone })).toEqual([]);

  await page.unroute(SCRIPTS);
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  await makeCall(main, t);
  await receivedOnce(page, 'call', { userPhone: phone });
});
