import { PAGE_PARAM, WORKER_FILE } from '@/lib/offline/cached-pages';
import { closeModal, fillCallForm, makeCall } from '@/tests/support/e2e-call';
import { layoutShiftOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { received } from '@/tests/support/e2e-mock-services';
import { saveData } from '@/tests/support/e2e-network';
import { cachedBy, cachePage, rallyPart, test, touch } from '@/tests/support/e2e-offline';
import { statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, hydrated, wake } from './visitor';

const en = stringsOf('en');

const WITHOUT_HOST = /ERR_|failed:|status 503|Failed to load|net::/;

for (const path of ['/call', statePages[0]?.path ?? '/call', '/rally']) {
  test(`the offer on ${path} moves nothing, folded or loaded late`, async ({ page }) => {
    await watchLayoutShifts(page);
    await page.goto(path);
    const passItOn = page.getByRole('heading', { name: en.share.title });
    await passItOn.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 40);
    // letters that came late are another test's
    const atRest = await layoutShiftOf(page);
    await wake(page);
    const { y = 0 } = (await passItOn.boundingBox()) ?? {};
    await page.waitForLoadState('networkidle');
    expect((await passItOn.boundingBox())?.y).toBe(y);
    expect(await layoutShiftOf(page)).toBe(atRest);

    const offer = page.locator('summary', { hasText: en.calendar.keep });
    await offer.click();
    const { keep } = rallyPart(page, en);
    await expect(keep).toBeVisible();
    await offer.click();
    await expect(keep).toBeHidden();
  });
}

test('with the host gone, kept pages still work @engines', async ({ page, phone, host, allow }) => {
  allow(WITHOUT_HOST);
  await cachePage(page, `${host.origin}/call/wv`, en);
  const { part } = rallyPart(page, en);
  const kept = part.getByRole('link');
  await expect(kept).toHaveCount(4);
  for (const [index, path] of ['/', '/call', '/call/wv', '/rsvp'].entries()) {
    await expect(kept.nth(index)).toHaveAttribute('href', path);
  }
  await host.stop();

  await page.goto(`${host.origin}/call/wv?source=a-choir`);
  await touch(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('West Virginia');
  await expect(page.getByRole('link', { name: '(202) 224-3954' }).first()).toBeVisible();
  expect(page.url()).toContain('?source=a-choir');
  await expect(part.getByRole('button', { name: en.offline.erase })).toBeVisible();

  await fillCallForm(page.getByRole('main'), en, { phone, zip: '26003' });
  await page.context().setOffline(true);
  const script = await makeCall(page.getByRole('main'), en);
  await expect(script.getByRole('alert')).toHaveText(`${en.call.error} ${en.call.causes.offline}`);
  await expect(script.getByRole('link', { name: '(202) 224-3954' })).toBeVisible();
  await closeModal(page, en);
  await expect(page.getByLabel(en.call.phoneLabel)).toHaveValue(phone);
  await page.context().setOffline(false);

  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(`${host.origin}/?source=a-choir`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydrated(page);
  await page.goto(`${host.origin}/#calendar`);
  await expect(page.locator('#calendar')).toBeInViewport();
  await page.goto(`${host.origin}/rsvp`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await host.start();
  expect(await received('call', { userPhone: phone })).toEqual([]);
});

// lib/offline/worker.test.ts has what it answers to each address and fault
test('with the host gone, a worker that was killed answers @all', async ({
  page,
  context,
  host,
  allow,
}) => {
  allow(WITHOUT_HOST);
  const state = `${host.origin}/call/wv`;
  // else the worker would look after itself once another page is fetched ahead
  await saveData(page);
  await cachePage(page, state, en);
  await host.stop();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  const title = page.getByRole('heading', { level: 1 });
  for (const [path, heading] of [
    ['/call/wv#main', 'West Virginia'],
    ['/toolkit', en.offline.noConnection.title],
    ['/call/wv?source=choir', 'West Virginia'],
  ] as const) {
    await page.goto(host.origin + path);
    await expect(title).toContainText(heading);
  }
  await page.reload();
  await expect(title).toContainText('West Virginia');
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/toolkit`);

  await page.goto(state);
  await page.emulateMedia({ media: 'print' });
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  const pictures = page.locator('main img').filter({ visible: true });
  const areShown = (all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0);
  await expect.poll(() => pictures.evaluateAll(areShown)).toBe(true);
  const { workers } = await cachedBy(page);
  expect(workers).toEqual([`${host.origin}${WORKER_FILE}?${PAGE_PARAM}=%2Fcall%2Fwv`]);
});
