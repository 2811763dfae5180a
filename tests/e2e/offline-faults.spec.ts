import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PAGE_PARAM, WORKER_FILE } from '@/lib/offline/cached-pages';
import { writeRallyWorker } from '@/scripts/build/offline-files';
import { saveData } from '@/tests/support/e2e-network';
import {
  cachedBy,
  cachePage,
  type Host,
  rallyPart,
  test,
  touch,
} from '@/tests/support/e2e-offline';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect } from './visitor';

async function holdsNothing(page: Page): Promise<boolean> {
  const { workers, caches } = await cachedBy(page);
  return workers.length === 0 && caches.length === 0;
}

// One of each kind; lib/offline/worker.test.ts and offline-cache.browser.test.tsx have the tables.

const t = stringsOf('en');
const { failures, noConnection } = t.offline;

/** All that a console says of a fault. */
const EXPECTED =
  /ERR_|failed:|status( of)? \d{3}|Failed to (load|fetch|register)|net::|MIME|integrity|digest|preload|page error|fetching the script|behind a redirect|[Ss]ervice ?[Ww]orker|insecure/;
test.beforeEach(({ allow }) => allow(EXPECTED));

const STATE = '/call/wv';
const wv = 'West Virginia';

async function opens(page: Page, address: string, sees: string | RegExp) {
  await page.goto(address);
  await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
}

/** `saveData`, since the worker would look after itself once another page is fetched ahead. */
async function keepsState(page: Page, host: Host) {
  await saveData(page);
  await cachePage(page, host.origin + STATE, t);
}

test('a device without room says so, and holds nothing @all', async ({ page, context, host }) => {
  await page.goto(`${host.origin}/call`);
  await touch(page);
  await expect(rallyPart(page, t).keep).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const { origin } = host;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  await rallyPart(page, t).keep.click();
  await expect(page.getByRole('alert').getByText(failures.full)).toBeVisible();
  expect(host.requests.filter((each) => each.endsWith(WORKER_FILE))).toHaveLength(1);
  await expect.poll(() => holdsNothing(page)).toBe(true);
  await expect(rallyPart(page, t).keep).toBeEnabled();
});

test('a host that is gone, and a worker that was killed @all', async ({ page, context, host }) => {
  await keepsState(page, host);
  await host.stop();
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  for (const [address, sees] of [
    [`${STATE}?source=choir&utm=1`, wv],
    [`${STATE}#main`, wv],
    ['/?source=choir#calendar', t.content.calendar_title],
    ['/#covid', t.content.covid.title],
    ['/toolkit', noConnection.title],
    ['/es/call', noConnection.title],
    ['/rsvp', t.content.intro_moral_monday_cta],
    [STATE, wv],
  ] as const) {
    await opens(page, host.origin + address, sees);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(wv);
  await page.goBack();
  await expect(page).toHaveURL(`${host.origin}/rsvp`);
  await page.goForward();
  await expect(page).toHaveURL(host.origin + STATE);

  await page.emulateMedia({ media: 'print' });
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  const pictures = page.locator('main img').filter({ visible: true });
  const areShown = (all: HTMLImageElement[]) => all.every(({ naturalWidth }) => naturalWidth > 0);
  await expect.poll(() => pictures.evaluateAll(areShown)).toBe(true);
  const { workers, files } = await cachedBy(page);
  expect(workers).toEqual([`${host.origin}${WORKER_FILE}?${PAGE_PARAM}=%2Fcall%2Fwv`]);
  expect(files).toEqual(expect.arrayContaining(['/', '/call', STATE, '/rsvp']));
});

test('kept pages go once archived, or switched off @all', async ({ page, host }, testInfo) => {
  await keepsState(page, host);
  const dir = testInfo.outputPath();
  await writeRallyWorker(dir, { isArchived: true }, '');
  const code = readFileSync(join(dir, WORKER_FILE));
  host.fail(/^\/rally-worker\.js$/, (_, res) =>
    res.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code),
  );
  await opens(page, host.origin + STATE, wv);
  await expect.poll(() => holdsNothing(page)).toBe(true);
});
