import { violationsOf } from '@/tests/support/e2e-axe';
import { closeModal, fillCallForm, makeCall } from '@/tests/support/e2e-call';
import { setTextSize, sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { receivedOnce, site } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, openedBy, test, visitMain } from './visitor';

const t = stringsOf('en');

test('the longest names fit 320 px and large type, and print one sheet', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // with a hyphen, in two words, and one in the other half of the world
  for (const address of ['/call/wv', '/call/nv', '/call/dc', '/es/call/ms', '/es/call/md']) {
    await page.goto(address);
    expect(await sidewaysRoom(page), address).toBe(0);
    await setTextSize(page, '200%');
    expect(await sidewaysRoom(page), address).toBe(0);
    await setTextSize(page, '100%');
    expect(await sheetsOf(page), address).toBe(1);
  }
});

test('a state’s page calls once, its card knows the state @engines', async ({ page, phone }) => {
  const main = await visitMain(page, '/call/wv');
  await fillCallForm(main, t, { phone, zip: '25301' });
  await expect(main.locator('form [aria-live="polite"]')).toContainText(/Manchin \w+ Capito$/);
  const card = await makeCall(main, t);
  await expect(card.getByRole('button', { name: 'Manchin', exact: true })).toBeVisible();
  const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
  expect(fields).toEqual({
    campaignId: t.content.callpower_id,
    userPhone: phone,
    userLocation: '25301',
  });
  await closeModal(page, t);
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
});

test('another state’s ZIP leads to its page, with all that was typed', async ({ page, phone }) => {
  const main = await visitMain(page, '/call/wv');
  await fillCallForm(main, t, { phone, zip: '27601' });
  await expect(main.getByText('North Carolina: Burr and Tillis')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'North Carolina sends' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const name = t.senators.open.replace('{place}', 'North Carolina');
  const next = await openedBy(page, () => main.getByRole('link', { name }).click());
  await expect(next).toHaveURL(`${site}/call/nc`);
  await next.getByRole('main').click({ position: { x: 5, y: 5 } });
  await expect(next.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
  await expect(next.getByLabel(t.call.zipLabel)).toHaveValue('27601');
  await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
});
