import type { Page } from '@playwright/test';
import {
  callFromPage,
  closeModal,
  fillCallForm,
  openScript,
  pressCall,
  readyToCall,
} from '@/tests/support/e2e-call';
import { injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

// lib/call/service.test.ts has every answer, CallForm.sending.test.tsx every failure's sentence
test('the page can read why no call was placed, and says it in Spanish', async ({
  page,
  phone,
}) => {
  const es = stringsOf('es');
  await injectFault('call', { userPhone: phone }, { body: '{"campaign":"archived"}' });
  const { script } = await callFromPage(page, es, { phone });
  const { sorry, causes } = es.call;
  await expect(script.getByRole('alert')).toHaveText(`${sorry} ${causes.archived}`);
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
