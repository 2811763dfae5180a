import { closeModal, makeCall, openScript, pressCall, readyToCall } from '@/tests/support/e2e-call';
import { injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { SCRIPTS } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');

test('a connection that is cut, at a host that closes each: one POST @engines', async ({
  page,
  phone,
  ownSite,
  allow,
}) => {
  allow(/ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/);
  for (const _ of ['the call', 'what the browser makes of it', 'and again']) {
    await injectFault('call', { userPhone: phone }, { reset: true });
  }
  // a service on the call host's origin has heard from the page before
  const isCounted = page.waitForResponse(
    (answer) => answer.url().endsWith('/pings') && answer.request().method() === 'POST',
  );
  await visit(page, `${ownSite.address}/call`);
  await isCounted;
  const script = await makeCall(page.getByRole('main'), t, { phone });
  await expect(script.getByRole('alert')).toHaveText(
    `${t.call.error} ${t.call.causes.unreachable} ${t.call.mayRing}`,
  );
  await receivedOnce(page, 'call', { userPhone: phone });
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
