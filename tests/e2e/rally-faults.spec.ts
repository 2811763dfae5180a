import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { KEPT_PAGE, WORKER_FILE } from '@/lib/offline/kept-list';
import { writeRallyWorker } from '@/scripts/build/rally-worker';
import {
  type Host,
  heldBy,
  holdsNothing,
  keepPage,
  rallyPart,
  startHost,
  touch,
} from '@/tests/support/e2e-rally';
import { wordsOf } from '@/tests/support/e2e-words';
import { test as base, expect } from './visitor';

// One of each kind, in a real browser; the table of answers is in lib/offline/worker.test.ts, the one of
// failures in lib/offline/kept.browser.test.tsx.

const t = wordsOf('en');
const es = wordsOf('es');
const { failures, noConnection } = t.offline;

/** Workers outlive pages: each test has a host, and so an origin, of its own. */
const test = base.extend<{ host: Host }>({
  host: async ({ allow }, use) => {
    const host = await startHost();
    allow(EXPECTED);
    allow(new RegExp(`stranger: ${host.origin}`));
    await use(host);
    await host.close();
  },
});

/** All that a console says of a fault. */
const EXPECTED =
  /ERR_|failed:|status( of)? \d{3}|Failed to (load|fetch|register)|net::|MIME|integrity|digest|preload|page error|fetching the script|behind a redirect|[Ss]ervice ?[Ww]orker|insecure/;

type Struck = { page: Page; context: BrowserContext; host: Host };
type Act = (struck: Struck) => Promise<unknown>;

const WORKER = /^\/rally-worker\.js$/;
const STATE = '/call/wv';
const A_PAGE = /^\/call\/wv$/;
const wv = 'West Virginia';

const status = (code: number) => (_: IncomingMessage, res: ServerResponse) =>
  res.writeHead(code, { 'Content-Type': 'text/plain' }).end('no');
const portal = (_: IncomingMessage, res: ServerResponse) =>
  res
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end('<title>P</title><h1>Welcome to the hotel</h1>');
const script = (code: string, type: string) => (_: IncomingMessage, res: ServerResponse) =>
  res.writeHead(200, { 'Content-Type': type }).end(code);
const cut = (_: IncomingMessage, res: ServerResponse) => {
  res.writeHead(200, { 'Content-Length': '5000' });
  res.write('half of it');
  res.socket?.destroy();
};
const hang = () => {};

/**
 * The requests for pages, and those with a body: what a host notices of a visitor. An idle page prefetches
 * home.
 */
const asked = ({ requests }: Host) =>
  requests.filter((each) => !/\.\w+$/.test(each) && each !== 'GET /');

const press = async (page: Page, name: 'keep' | 'again' | 'erase') => {
  await rallyPart(page, t)[name].click();
};

/** Opens an address, and sees this there. */
async function opens(page: Page, address: string, sees: string | RegExp) {
  await page.goto(address);
  await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
}

const keepsState = (page: Page, host: Host) => keepPage(page, host.origin + STATE, t);

/** The worker’s file and all of the first keeping are there, and nothing else. */
async function expectKept(page: Page, { origin }: Host) {
  const { workers, files } = await heldBy(page);
  expect(workers).toEqual([`${origin}${WORKER_FILE}?${KEPT_PAGE}=%2Fcall%2Fwv`]);
  expect(files).toEqual(expect.arrayContaining(['/', '/call', STATE, '/rsvp']));
  expect(files.filter((each) => /portal|stand-in/.test(each))).toEqual([]);
}

const stopWorkers = async ({ page, context }: Struck) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
};

const presses: { fault: string; strike: Act; sees: string }[] = [
  {
    fault: 'a device without room',
    strike: async ({ page, context, host }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.overrideQuotaForOrigin', {
        origin: host.origin,
        quotaSize: 200_000,
      });
    },
    sees: failures.full,
  },
  {
    fault: 'a worker’s file that is half a script',
    strike: async ({ host }) =>
      host.fail(WORKER, script('self.addEventListener("inst', 'text/javascript')),
    sees: failures.failed,
  },
  {
    fault: 'a page of another build',
    strike: async ({ host }) =>
      host.fail(/^\/call$/, script('<h1>Call your Senator</h1>', 'text/html')),
    sees: failures.failed,
  },
];

for (const { fault, strike, sees } of presses) {
  test(`keeping: ${fault} @all`, async ({ page, context, host }) => {
    await page.goto(`${host.origin}/call`);
    await touch(page);
    await expect(rallyPart(page, t).keep).toBeVisible();
    await strike({ page, context, host });
    await press(page, 'keep');
    await expect(page.getByRole('alert').getByText(sees)).toBeVisible();
    expect(host.requests.filter((each) => each.endsWith(WORKER_FILE))).toHaveLength(1);
    await expect.poll(() => holdsNothing(page)).toBe(true);
    // and the press can be repeated
    await expect(rallyPart(page, t).keep).toBeEnabled();
  });
}

test('a host that is gone, and a worker that the browser has killed @all', async ({
  page,
  context,
  host,
}) => {
  await keepsState(page, host);
  host.requests.length = 0;
  const lazy = await lazyPart(page);
  await host.stop();
  // the page that was open without a worker has one from the press on
  expect(await found(page, lazy)).toBe(200);
  await stopWorkers({ page, context, host });
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
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((each) => (each as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true);
  expect(asked(host)).toEqual([]);
  await expectKept(page, host);
});

test('a host that fails, one that hangs, and a portal: what is kept stays @all', async ({
  page,
  host,
}) => {
  await keepsState(page, host);
  for (const [answer, sees] of [
    [status(503), wv],
    [status(404), /^no$/],
    [portal, 'Welcome to the hotel'],
    // last: the browser lets another request for that address wait for this one
    [hang, wv],
  ] as const) {
    host.requests.length = 0;
    host.fail(A_PAGE, answer);
    await opens(page, host.origin + STATE, sees);
    expect(asked(host)).toEqual([`GET ${STATE}`]);
  }
  host.fail(/./, portal);
  await opens(page, `${host.origin}/rsvp`, 'Welcome to the hotel');
  await host.stop();
  await opens(page, host.origin + STATE, wv);
  await expectKept(page, host);
});

/** The worker of a build that keeps nothing. */
async function erasingWorker(): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'rally-'));
  await writeRallyWorker(dir, { isArchived: true }, '');
  const code = readFileSync(join(dir, WORKER_FILE), 'utf8');
  rmSync(dir, { recursive: true });
  return code;
}

test('what was kept is erased when the site keeps nothing any more @all', async ({
  page,
  host,
}) => {
  await test.step('its file is gone', async () => {
    await keepsState(page, host);
    host.fail(WORKER, status(404));
    await opens(page, host.origin + STATE, wv);
    await expect.poll(() => holdsNothing(page)).toBe(true);
  });
  await test.step('it is archived, or organisers have switched it off', async () => {
    host.fail(WORKER, null);
    await keepsState(page, host);
    host.fail(WORKER, script(await erasingWorker(), 'text/javascript'));
    await opens(page, host.origin + STATE, wv);
    await expect.poll(() => holdsNothing(page)).toBe(true);
  });
  await test.step('it has moved below a base path', async () => {
    host.fail(WORKER, null);
    await keepsState(page, host);
    host.fail(/^\/season/, script('<h1>Moved</h1>', 'text/html'));
    host.fail(/^\/(?!season)/, status(404));
    await opens(page, `${host.origin}/season/call`, 'Moved');
    await expect.poll(() => holdsNothing(page)).toBe(true);
  });
});

test('a cache that the browser has evicted: the page offers to keep anew @all', async ({
  page,
  host,
}) => {
  await keepsState(page, host);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await opens(page, host.origin + STATE, wv);
  await touch(page);
  await press(page, 'keep');
  await expect(page.getByText(t.offline.done)).toBeVisible();
  await host.stop();
  await opens(page, host.origin + STATE, wv);
});

test('what has a body goes to the host once or fails at once, and is never kept or sent later @all', async ({
  page,
  host,
}) => {
  await keepsState(page, host);
  host.requests.length = 0;
  await page.evaluate(() => fetch('/call/wv', { method: 'POST', body: 'typed' }));
  expect(asked(host)).toEqual([`POST ${STATE}`]);

  host.requests.length = 0;
  await host.stop();
  const isLost = page.waitForEvent('requestfailed', (each) => each.method() === 'POST');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/call/wv';
    document.body.append(form);
    form.submit();
  });
  await isLost;
  await expect.poll(() => page.url()).toContain('chrome-error');
  await host.start();
  await opens(page, host.origin + STATE, wv);
  expect(asked(host)).toEqual([`GET ${STATE}`]);
  await expectKept(page, host);
});

/** Opens a second tab of the same visitor. */
async function secondTab({ context, host }: Struck, address = STATE): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(host.origin + address);
  await touch(tab);
  return tab;
}

/** Waits until a tab’s browser has the next build and nothing older waits. */
async function updated(tab: Page, text: string) {
  await expect
    .poll(() =>
      tab.evaluate(async (text) => {
        const [registration] = await navigator.serviceWorker.getRegistrations();
        const [name = ''] = await caches.keys();
        const cache = await caches.open(name);
        const keys = (await cache.keys()).filter(({ url }) => url.includes('/call/wv?'));
        const texts = await Promise.all(
          keys.map(async (key) => (await cache.match(key))?.text() ?? ''),
        );
        const isNew = texts.length === 1 && texts[0]?.includes(text);
        return isNew && !registration?.installing && !registration?.waiting;
      }, text),
    )
    .toBe(true);
}

/** A lazy part of the page, which nobody has opened yet. */
const lazyPart = (page: Page) =>
  page.evaluate(async () => {
    const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
    const cache = await caches.open((await caches.keys())[0] ?? '');
    const files = (await cache.keys()).map(({ url }) => url);
    const lazy = files.find((url) => /chunks\/[^/]+\.js$/.test(url) && !loaded.has(url)) ?? '';
    return new URL(lazy).pathname;
  });

const found = (page: Page, path: string) =>
  page.evaluate(async (path) => (await fetch(path).catch(() => null))?.status ?? 0, path);

const NEW = 'of the next build';

test('an update while a page is open: that one finds its old parts until it is closed, the next page the new ones @all', async ({
  page,
  context,
  host,
}) => {
  await keepsState(page, host);
  const lazy = await lazyPart(page);
  host.deploy(NEW, [lazy]);
  const tab = await secondTab({ page, context, host });
  await updated(tab, NEW);
  await host.stop();
  expect(await found(page, lazy)).toBe(200);
  const renamed = lazy.replace(/[^/]+$/, (name) => `new-${name}`);
  expect(await found(tab, renamed)).toBe(200);
  await tab.goto(host.origin + STATE);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(NEW);

  await host.start();
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await tab.goto('about:blank');
      await tab.goto(host.origin + STATE);
      return (await heldBy(tab)).files.includes(lazy);
    })
    .toBe(false);
});

test('an update of which a page is cut: the old one stays whole @all', async ({ page, host }) => {
  await keepsState(page, host);
  const before = await heldBy(page);
  host.deploy(NEW);
  host.fail(/^\/rsvp$/, cut);
  const asks = () => host.requests.filter((each) => each === 'GET /rsvp').length;
  const already = asks();
  await page.reload();
  await expect.poll(asks).toBe(already + 1);
  await host.stop();
  for (const [address, heading] of [
    [STATE, wv],
    ['/rsvp', t.content.intro_moral_monday_cta],
  ] as const) {
    await page.goto(host.origin + address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(NEW);
  }
  expect((await heldBy(page)).workers).toEqual(before.workers);
});

test('another state or language is kept in place of the first, and a press that fails changes nothing @all', async ({
  page,
  host,
}) => {
  await keepsState(page, host);
  await press(page, 'again');
  await expect(page.getByText(t.offline.done)).toBeVisible();

  await page.goto(`${host.origin}/call/md`);
  await touch(page);
  await press(page, 'again');
  await expect(page.getByText(t.offline.done)).toBeVisible();
  const { files } = await heldBy(page);
  expect(files).toContain('/call/md');
  expect(files).not.toContain(STATE);

  await page.goto(`${host.origin}/es${STATE}`);
  await touch(page);
  await rallyPart(page, es).again.click();
  await expect(page.getByText(es.offline.done)).toBeVisible();
  expect((await heldBy(page)).files).not.toContain('/call/md');

  await host.stop();
  await rallyPart(page, es).again.click();
  await expect(page.getByRole('alert').getByText(es.offline.failures.failed)).toBeVisible();
  await opens(page, `${host.origin}/es`, es.content.intro_title);
  await opens(page, `${host.origin}/rsvp`, es.offline.noConnection.title);
});

test('a second tab says what the first has kept, and each what the other has erased @all', async ({
  page,
  context,
  host,
}) => {
  await keepsState(page, host);
  const tab = await secondTab({ page, context, host }, '/call');
  const [one, other] = [rallyPart(page, t), rallyPart(tab, t)];
  await expect(other.erase).toBeVisible();
  await other.erase.click();
  await expect(tab.getByText(t.offline.erased)).toBeVisible();
  expect(await holdsNothing(tab)).toBe(true);
  // this one has not noticed yet
  await one.erase.click();
  await expect(page.getByText(t.offline.erased)).toBeVisible();

  await one.keep.click();
  await expect(page.getByText(t.offline.done)).toBeVisible();
  await tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(other.erase).toBeVisible();
  await host.stop();
  await opens(page, host.origin + STATE, wv);
});

test('an erasing while an update is under way: nothing comes back @all', async ({ page, host }) => {
  await keepsState(page, host);
  host.requests.length = 0;
  host.deploy(NEW);
  let answer = () => {};
  host.fail(/^\/rsvp$/, (_, res) => {
    answer = () => void res.writeHead(200).end('late');
  });
  await page.reload();
  await touch(page);
  await expect.poll(() => host.requests.includes('GET /rsvp')).toBe(true);
  await press(page, 'erase');
  await expect(page.getByText(t.offline.erased)).toBeVisible();
  answer();
  await page.goto(`${host.origin}/toolkit`);
  expect(await holdsNothing(page)).toBe(true);
});

/** A host whose page of the events takes until `answer` is called. */
function holdRsvp(host: Host) {
  let isHeld = true;
  const waiting: (() => void)[] = [];
  host.fail(/^\/rsvp$/, (req, res) => {
    waiting.push(() => void host.pass(req, res));
    if (!isHeld) answer();
  });
  function answer() {
    isHeld = false;
    for (const each of waiting.splice(0)) each();
  }
  return { answer, isAsked: () => waiting.length > 0 };
}

test('two tabs whose presses meet a slow host: one worker, each file once @all', async ({
  page,
  context,
  host,
}) => {
  const { answer, isAsked } = holdRsvp(host);
  await page.goto(`${host.origin}/call`);
  await touch(page);
  const tab = await secondTab({ page, context, host }, '/call');
  const { part, keep } = rallyPart(page, t);
  await keep.dblclick();
  await press(tab, 'keep');
  await expect(part.getByText(t.offline.keeping)).toBeVisible();
  await expect.poll(isAsked).toBe(true);
  await keep.click({ force: true });
  answer();
  for (const each of [page, tab]) {
    await expect(rallyPart(each, t).part.getByText(t.offline.done)).toBeVisible();
  }
  expect(host.requests.filter((each) => each === 'GET /rsvp')).toHaveLength(1);
  expect((await heldBy(page)).workers).toHaveLength(1);
});

test('a page that is closed while it is kept: all is kept @all', async ({
  page,
  context,
  host,
}) => {
  const { answer, isAsked } = holdRsvp(host);
  await page.goto(`${host.origin}/call`);
  await touch(page);
  await press(page, 'keep');
  await expect.poll(isAsked).toBe(true);
  const tab = await context.newPage();
  await tab.goto(`${host.origin}/call`);
  await page.close();
  answer();
  await expect.poll(async () => (await heldBy(tab)).workers).toHaveLength(1);
  await expect.poll(async () => (await heldBy(tab)).files).toContain('/rsvp');
});
