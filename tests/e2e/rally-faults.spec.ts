import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { KEPT_PAGE, WORKER_FILE } from '@/lib/offline/kept-list';
import { writeRallyWorker } from '@/scripts/build/rally-worker.mjs';
import { fillCallForm, openScript, pressCall } from '@/tests/support/e2e-call';
import { browser, clockAt } from '@/tests/support/e2e-faults';
import {
  type Host,
  heldBy,
  holdsNothing,
  keepPage,
  rallyPart,
  startHost,
  touch,
} from '@/tests/support/e2e-rally';
import { hosts } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { test as base, expect } from './visitor';

const t = wordsOf('en');
const es = wordsOf('es');
const { failures, noConnection } = t.offline;

/** Workers outlive pages: each row has a host, and so an origin, of its own. */
const test = base.extend<{ host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  host: async ({}, use) => {
    const host = await startHost();
    await use(host);
    await host.close();
  },
});

type Struck = { page: Page; context: BrowserContext; host: Host; phone: string; comment: string };
type Act = (struck: Struck) => Promise<unknown>;

const WORKER = /^\/rally-worker\.js$/;
const STATE = '/call/wv';
const A_PAGE = /^\/call$/;

const status = (code: number) => (_: IncomingMessage, res: ServerResponse) =>
  res.writeHead(code, { 'Content-Type': 'text/plain' }).end('no');
const redirect = (_: IncomingMessage, res: ServerResponse) =>
  res.writeHead(302, { Location: '/portal' }).end();
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

const hostFails =
  (path: RegExp, answer: Parameters<Host['fail']>[1]): Act =>
  async ({ host }) =>
    host.fail(path, answer);
const gone: Act = ({ host }) => host.stop();

/** All that a console says of a fault, and the addresses of this row’s host. */
function allowFaultsOf({ origin }: Host, allow: (problem: RegExp) => void) {
  allow(EXPECTED);
  allow(new RegExp(`stranger: ${origin}`));
}
const EXPECTED =
  /ERR_|failed:|status( of)? \d{3}|Failed to (load|fetch|register)|net::|MIME|integrity|digest|preload|page error|fetching the script|behind a redirect|[Ss]ervice ?[Ww]orker|insecure/;

/**
 * The requests for pages, and those with a body: what a host notices of a visitor. An idle page prefetches
 * home.
 */
const asked = ({ requests }: Host) =>
  requests.filter((each) => !/\.\w+$/.test(each) && each !== 'GET /');

async function pressKeep({ page }: Struck) {
  await rallyPart(page, t).keep.click();
}

type PressRow = { fault: string; before?: Act; strike?: Act; sees: string; workers?: number };

const presses: PressRow[] = [
  ...Object.entries({
    'a browser without service workers, or an insecure address': browser(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    }),
    'a browser without a cache for pages': browser(() => {
      Reflect.deleteProperty(window, 'caches');
    }),
  }).map(([fault, before]) => ({ fault, before, sees: failures.unsupported, workers: 0 })),
  ...Object.entries({
    'storage that is blocked, as in some private windows': browser(() => {
      const refuse = () => Promise.reject(new DOMException('Denied.', 'SecurityError'));
      CacheStorage.prototype.has = refuse;
      ServiceWorkerContainer.prototype.getRegistrations = refuse;
      ServiceWorkerContainer.prototype.register = refuse;
    }),
    'a cache that throws': browser(() => {
      CacheStorage.prototype.has = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
  }).map(([fault, before]) => ({ fault, before, sees: failures.refused, workers: 0 })),
  {
    fault: 'a connection that is gone',
    strike: ({ context }) => context.setOffline(true),
    sees: failures.offline,
    workers: 0,
  },
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
    workers: 1,
  },
  { fault: 'a host that is gone', strike: gone, sees: failures.failed, workers: 0 },
  ...Object.entries({
    'is not there': status(404),
    'was taken away': status(410),
    fails: status(500),
    'leads elsewhere': redirect,
    'is a page of a portal': portal,
    'has the type of plain text': script('', 'text/plain'),
    throws: script('throw new Error("worker")', 'text/javascript'),
    'is half a script': script('self.addEventListener("inst', 'text/javascript'),
    'is cut': cut,
  }).map(([what, answer]) => ({
    fault: `a worker’s file that ${what}`,
    strike: hostFails(WORKER, answer),
    sees: failures.failed,
    workers: 1,
  })),
  ...Object.entries({
    'that is not there': [A_PAGE, status(404)],
    'that fails': [A_PAGE, status(500)],
    'in whose place a portal answers': [A_PAGE, portal],
    'that leads to a portal': [A_PAGE, redirect],
    'that is cut': [A_PAGE, cut],
    'of another build': [A_PAGE, script('<h1>Call your Senator</h1>', 'text/html')],
  } as const).map(([what, [path, answer]]) => ({
    fault: `a page ${what}`,
    strike: hostFails(path, answer),
    sees: failures.failed,
    workers: 1,
  })),
  ...Object.entries({
    'is not there': status(404),
    'is cut': cut,
    'is another': script('a{}', 'text/css'),
  }).map(([what, answer]) => ({
    fault: `a picture that ${what}`,
    strike: hostFails(/^\/art\/nurse\.svg$/, answer),
    sees: failures.failed,
    workers: 1,
  })),
];

for (const { fault, before, strike, sees, workers } of presses) {
  test(`keeping: ${fault}`, async ({ page, context, host, phone, comment, allow }) => {
    allowFaultsOf(host, allow);
    const struck = { page, context, host, phone, comment };
    await before?.(struck);
    await page.goto(`${host.origin}/call`);
    await touch(page);
    await expect(rallyPart(page, t).keep).toBeVisible();
    await strike?.(struck);
    await pressKeep(struck);
    await expect(page.getByRole('alert').getByText(sees)).toBeVisible();
    const files = host.requests.filter((each) => each.endsWith(WORKER_FILE));
    expect(files).toEqual(Array(workers).fill(`GET ${WORKER_FILE}`));
    await context.setOffline(false);
    if (sees === failures.unsupported || sees === failures.refused) return;
    await expect.poll(() => holdsNothing(page)).toBe(true);
    // and the press can be repeated
    await expect(rallyPart(page, t).keep).toBeEnabled();
  });
}

type Row = {
  fault: string;
  /** before the page is opened */
  before?: Act;
  /** after it is kept */
  strike?: Act;
  /** the address that is opened then, from the kept page; none stays there */
  opens?: string;
  sees: string;
  /** the requests for pages and with a body that the host got for it */
  requests: string[];
  /** what the device holds in the end; all that was kept by default */
  holds?: 'nothing';
  after?: Act;
};

const wv = 'West Virginia';
const none: string[] = [];

/** The worker of a build that keeps nothing. */
async function erasingWorker(campaign: Parameters<typeof writeRallyWorker>[1]): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'rally-'));
  await writeRallyWorker(dir, campaign, '');
  const code = readFileSync(join(dir, WORKER_FILE), 'utf8');
  rmSync(dir, { recursive: true });
  return code;
}

const deploysEraser =
  (campaign: Parameters<typeof writeRallyWorker>[1]): Act =>
  async ({ host }) =>
    host.fail(WORKER, script(await erasingWorker(campaign), 'text/javascript'));

const opensOffline =
  (address: string, sees: string): Act =>
  async ({ page, host }) => {
    host.fail(/./, null);
    await host.stop();
    await page.goto(host.origin + address);
    await expect(page.getByText(sees).first()).toBeVisible();
  };

const rows: Row[] = [
  ...Object.entries({
    [STATE]: wv,
    '/': t.content.calendar_title,
    '/call': t.content.call_page_title,
    '/rsvp': t.content.intro_moral_monday_cta,
    [`${STATE}?source=choir&utm=1`]: wv,
    [`${STATE}/`]: wv,
    [`${STATE}.html`]: wv,
    [`${STATE}#main`]: wv,
    '/?source=choir#calendar': t.content.calendar_title,
    '/toolkit': noConnection.title,
    '/es/call': noConnection.title,
    '/call/md': noConnection.title,
    '/no-such-page': noConnection.title,
  }).map(([opens, sees]) => ({
    fault: `a host that is gone, and ${opens}`,
    strike: gone,
    opens,
    sees,
    requests: none,
  })),
  ...[500, 502, 503, 504].map((code) => ({
    fault: `a host that answers ${code}`,
    strike: hostFails(/^\/call\/wv$/, status(code)),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
  })),
  {
    fault: 'a host that takes its time',
    strike: hostFails(/^\/call\/wv$/, hang),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
  },
  {
    fault: 'a host that cuts the page',
    strike: hostFails(/^\/call\/wv$/, (_, res) => res.socket?.destroy()),
    opens: STATE,
    sees: wv,
    // a browser asks again by itself when a connection that it uses again is cut
    requests: [`GET ${STATE}`, `GET ${STATE}`],
  },
  {
    fault: 'a page that the host has no more, while there is a connection',
    strike: hostFails(/^\/call\/wv$/, status(404)),
    opens: STATE,
    sees: 'no',
    requests: [`GET ${STATE}`],
  },
  {
    fault: 'a portal that answers everything with its page: it is shown, and never kept',
    strike: hostFails(/./, portal),
    opens: STATE,
    sees: 'Welcome to the hotel',
    requests: [`GET ${STATE}`],
    after: opensOffline(STATE, wv),
  },
  {
    fault: 'a portal that leads to its page: it is shown, and never kept',
    strike: async ({ host }) => {
      host.fail(/^\/portal$/, portal);
      host.fail(/^\/call\/wv$/, redirect);
    },
    opens: STATE,
    sees: 'Welcome to the hotel',
    requests: [`GET ${STATE}`, 'GET /portal'],
    after: opensOffline(STATE, wv),
  },
  ...[404, 410].map((code) => ({
    fault: `a worker’s file that answers ${code}: it erases itself`,
    strike: hostFails(WORKER, status(code)),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    holds: 'nothing' as const,
  })),
  ...Object.entries({
    fails: status(500),
    'is a portal’s page': portal,
    'leads elsewhere': redirect,
    hangs: hang,
  }).map(([what, answer]) => ({
    fault: `a worker’s file that ${what}: what is kept stays`,
    strike: hostFails(WORKER, answer),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    after: opensOffline(STATE, wv),
  })),
  {
    fault: 'a site that is archived: it erases what was kept',
    strike: deploysEraser({ isArchived: true }),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    holds: 'nothing',
  },
  {
    fault: 'organisers who switch it off: it erases what was kept',
    strike: deploysEraser({ isArchived: false, features: { offline: false } }),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    holds: 'nothing',
  },
  {
    fault: 'a site that moves below a base path: it erases what was kept at the root',
    strike: async ({ host }) => {
      host.fail(/^\/season/, script('<h1>Moved</h1>', 'text/html'));
      host.fail(/^\/(?!season)/, status(404));
    },
    opens: '/season/call',
    sees: 'Moved',
    requests: ['GET /season/call'],
    holds: 'nothing',
  },
  {
    fault: 'a cache that the browser has evicted: the page offers to keep anew',
    strike: ({ page }) =>
      page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      }),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    after: async (struck) => {
      await touch(struck.page);
      await pressKeep(struck);
      await expect(struck.page.getByText(t.offline.done)).toBeVisible();
      await opensOffline(STATE, wv)(struck);
    },
  },
  {
    fault: 'a browser that has evicted everything',
    strike: async ({ page, context, host: { origin } }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    },
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    holds: 'nothing',
  },
  {
    fault: 'a kept style that is gone from the cache: it comes from the host',
    strike: ({ page }) =>
      page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0] ?? '');
        for (const key of await cache.keys()) if (key.url.endsWith('.css')) await cache.delete(key);
      }),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
  },
  {
    fault: 'a worker that the browser has killed',
    strike: async (struck) => {
      const devtools = await struck.context.newCDPSession(struck.page);
      await devtools.send('ServiceWorker.enable');
      await devtools.send('ServiceWorker.stopAllWorkers');
      await gone(struck);
    },
    opens: STATE,
    sees: wv,
    requests: none,
  },
  {
    fault: 'a reload without a host',
    strike: async (struck) => {
      await gone(struck);
      await struck.page.reload();
    },
    sees: wv,
    requests: none,
  },
  {
    fault: 'back and forward without a host',
    strike: async (struck) => {
      const { page, host } = struck;
      await gone(struck);
      await page.goto(`${host.origin}/rsvp`);
      await page.goBack();
      await expect(page).toHaveURL(host.origin + STATE);
      await page.goForward();
      await expect(page).toHaveURL(`${host.origin}/rsvp`);
      await page.goBack();
    },
    sees: wv,
    requests: none,
  },
  {
    fault: 'a modal’s deep link without a host',
    strike: gone,
    opens: '/#covid',
    sees: t.content.covid.title,
    requests: none,
  },
  {
    fault: 'a form that the browser posts without a host: it fails at once, and is never sent',
    strike: async (struck) => {
      await gone(struck);
      const isLost = struck.page.waitForEvent('requestfailed', (each) => each.method() === 'POST');
      await struck.page.evaluate(() => {
        const form = document.createElement('form');
        form.method = 'post';
        form.action = '/call/wv';
        document.body.append(form);
        form.submit();
      });
      await isLost;
      await expect.poll(() => struck.page.url()).toContain('chrome-error');
      await struck.host.start();
    },
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
  },
  {
    fault: 'a request with a body: it goes to the host, and is never kept',
    strike: ({ page }) =>
      page.evaluate(async () => {
        await fetch('/call/wv', { method: 'POST', body: 'typed' });
      }),
    sees: wv,
    requests: [`POST ${STATE}`],
  },
  {
    fault: 'a request to another host: it is never kept',
    strike: async ({ page }) => {
      await page.evaluate(async (other) => {
        await fetch(`${other}/stand-in/log`, { mode: 'no-cors' }).catch(() => {});
      }, hosts);
    },
    sees: wv,
    requests: none,
  },
  {
    fault: 'a part of a kept file that is asked for without a host: all of it comes',
    strike: async (struck) => {
      await gone(struck);
      const length = await struck.page.evaluate(async () => {
        const { src = '' } = document.querySelector<HTMLScriptElement>('script[src]') ?? {};
        const answer = await fetch(src, { headers: { Range: 'bytes=0-9' } });
        return (await answer.text()).length;
      });
      expect(length).toBeGreaterThan(10);
    },
    sees: wv,
    requests: none,
  },
  {
    fault: 'a picture that the host has no more: the kept one shows without a host only',
    strike: async ({ page, host }) => {
      host.fail(/\.svg$/, status(404));
      const found = await page.evaluate(async () => (await fetch('/call/qr/wv.svg')).status);
      await host.stop();
      const kept = await page.evaluate(async () => (await fetch('/call/qr/wv.svg')).status);
      expect([found, kept]).toEqual([404, 200]);
    },
    sees: wv,
    requests: none,
  },
  {
    fault:
      'a press of Call without a host: it says so, gives the numbers, and keeps what was typed',
    strike: async (struck) => {
      const { page, context, phone } = struck;
      await gone(struck);
      await page.reload();
      await touch(page);
      await context.setOffline(true);
      await fillCallForm(page.getByRole('main'), t, { phone, zip: '26003' });
      await pressCall(page.getByRole('main'), t);
      const card = await openScript(page, t);
      await expect(card.getByRole('alert')).toContainText(t.call.causes.offline);
      await expect(card.getByRole('link', { name: '(202) 224-3954' })).toBeVisible();
      await context.setOffline(false);
    },
    sees: wv,
    requests: none,
  },
  {
    fault: 'a print without a host',
    strike: async (struck) => {
      const { page } = struck;
      await gone(struck);
      await page.reload();
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
    },
    sees: wv,
    requests: none,
  },
  ...['1970-01-01T00:00:20Z', '2099-12-31T23:59:59Z'].map((moment) => ({
    fault: `a clock that leaps to ${moment.slice(0, 4)}: the time is the host’s`,
    strike: clockAt(moment),
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    after: async ({ page }: Struck) => {
      await touch(page);
      const year = new Date().getFullYear();
      await expect(page.getByText(new RegExp(`as of .*${year}`))).toBeVisible();
    },
  })),
  {
    fault: 'a host that does not say the time',
    before: hostFails(/./, null),
    strike: async ({ page }) => {
      await page.evaluate(async () => {
        const cache = await caches.open((await caches.keys())[0] ?? '');
        for (const key of await cache.keys()) {
          const answer = await cache.match(key);
          const headers = new Headers(answer?.headers);
          headers.delete('Date');
          await cache.put(key, new Response(await answer?.blob(), { headers }));
        }
      });
    },
    opens: STATE,
    sees: wv,
    requests: [`GET ${STATE}`],
    after: async ({ page }) => {
      await touch(page);
      const [before = ''] = t.offline.keptOnce.split('{size}');
      await expect(page.getByText(before.trim())).toBeVisible();
    },
  },
];

for (const { fault, before, strike, opens, sees, requests, holds, after } of rows) {
  test(`kept: ${fault}`, async ({ page, context, host, phone, comment, allow }) => {
    allowFaultsOf(host, allow);
    const struck = { page, context, host, phone, comment };
    await before?.(struck);
    await keepPage(page, host.origin + STATE, t);
    host.requests.length = 0;
    await strike?.(struck);
    if (opens !== undefined) await page.goto(host.origin + opens);
    await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
    expect(asked(host)).toEqual(requests);
    await after?.(struck);
    if (holds === 'nothing') await expect.poll(() => holdsNothing(page)).toBe(true);
    else if (!page.url().startsWith('chrome-error')) {
      const { workers, files } = await heldBy(page);
      expect(workers).toHaveLength(1);
      expect(workers[0]).toContain(`${host.origin}${WORKER_FILE}?${KEPT_PAGE}=%2Fcall%2Fwv`);
      expect(files).toEqual(expect.arrayContaining(['/', '/call', STATE, '/rsvp']));
      expect(files.filter((each) => /portal|stand-in/.test(each))).toEqual([]);
    }
  });
}

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

const updates: { fault: string; act: Act }[] = [
  {
    fault:
      'an update while a page is open: that one finds its old parts, the next page the new ones',
    async act(struck) {
      const { page, host } = struck;
      const lazy = await lazyPart(page);
      host.deploy(NEW, [lazy]);
      const tab = await secondTab(struck);
      await updated(tab, NEW);
      await host.stop();
      expect(await found(page, lazy)).toBe(200);
      expect(
        await found(
          tab,
          lazy.replace(/[^/]+$/, (name) => `new-${name}`),
        ),
      ).toBe(200);
      await tab.goto(host.origin + STATE);
      await expect(tab.getByRole('heading', { level: 1 })).toContainText(NEW);
    },
  },
  {
    fault: 'an update, and the old files go once no page is open',
    async act(struck) {
      const { page, context, host } = struck;
      const lazy = await lazyPart(page);
      host.deploy(NEW, [lazy]);
      await page.reload();
      await updated(page, NEW);
      expect((await heldBy(page)).files).toContain(lazy);
      await page.goto('about:blank');
      const tab = await context.newPage();
      await expect
        .poll(async () => {
          await tab.goto('about:blank');
          await tab.goto(host.origin + STATE);
          return (await heldBy(tab)).files.includes(lazy);
        })
        .toBe(false);
      await struck.page.goto(host.origin + STATE);
    },
  },
  ...Object.entries({
    'is cut': cut,
    fails: status(500),
    'is a portal’s page': portal,
  }).map(([what, answer]) => ({
    fault: `an update of which a page ${what}: the old one stays whole`,
    async act({ page, host }: Struck) {
      const before = await heldBy(page);
      host.deploy(NEW);
      host.fail(/^\/rsvp$/, answer);
      const asks = () => host.requests.filter((each) => each === 'GET /rsvp').length;
      await page.reload();
      await expect.poll(asks).toBe(1);
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
    },
  })),
  {
    fault: 'an update for which the device has no room: the old one stays whole',
    async act({ page, context, host }) {
      const devtools = await context.newCDPSession(page);
      const { origin } = host;
      await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 10_000 });
      host.deploy(NEW);
      await page.reload();
      await touch(page);
      await rallyPart(page, t).again.click();
      await expect(page.getByRole('alert').getByText(failures.full)).toBeVisible();
      await host.stop();
      await page.goto(origin + STATE);
      await expect(page.getByRole('heading', { level: 1 })).not.toContainText(NEW);
    },
  },
  {
    fault: 'a press for the newest, and there is nothing new',
    async act({ page }) {
      await rallyPart(page, t).again.click();
      await expect(page.getByText(t.offline.done)).toBeVisible();
    },
  },
  ...Object.entries({
    'without a connection': ({ context }: Struck) => context.setOffline(true),
    'without a host': gone,
  }).map(([what, strike]) => ({
    fault: `a press for the newest ${what}: what is kept stays`,
    async act(struck: Struck) {
      await strike(struck);
      await rallyPart(struck.page, t).again.click();
      const failure = strike === gone ? failures.failed : failures.offline;
      await expect(struck.page.getByRole('alert').getByText(failure)).toBeVisible();
      await expect(rallyPart(struck.page, t).erase).toBeVisible();
      await struck.context.setOffline(false);
    },
  })),
  {
    fault: 'another state: its page is kept in place of the first',
    async act(struck) {
      const { page, host } = struck;
      await page.goto(`${host.origin}/call/md`);
      await touch(page);
      await rallyPart(page, t).again.click();
      await expect(page.getByText(t.offline.done)).toBeVisible();
      const { files } = await heldBy(page);
      expect(files).toContain('/call/md');
      expect(files).not.toContain(STATE);
      await opensOffline('/call/md', 'Maryland')(struck);
    },
  },
  {
    fault: 'another language: its pages are kept in place of the first',
    async act(struck) {
      const { page, host } = struck;
      await page.goto(`${host.origin}/es${STATE}`);
      await touch(page);
      await rallyPart(page, es).again.click();
      await expect(page.getByText(es.offline.done)).toBeVisible();
      expect((await heldBy(page)).files).not.toContain(STATE);
      await opensOffline('/es', es.content.intro_title)(struck);
      await page.goto(`${host.origin}/rsvp`);
      await expect(page.getByText(es.offline.noConnection.title).first()).toBeVisible();
    },
  },
  {
    fault: 'a second tab: it says what the first has kept, and what it has erased',
    async act(struck) {
      const tab = await secondTab(struck, '/call');
      await expect(rallyPart(tab, t).erase).toBeVisible();
      await rallyPart(tab, t).erase.click();
      await expect(tab.getByText(t.offline.erased)).toBeVisible();
      await struck.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(rallyPart(struck.page, t).keep).toBeVisible();
      expect(await holdsNothing(tab)).toBe(true);
    },
  },
  {
    fault: 'an erasing in two tabs',
    async act(struck) {
      const tab = await secondTab(struck, '/call');
      for (const each of [tab, struck.page]) {
        await rallyPart(each, t).erase.click();
        await expect(each.getByText(t.offline.erased)).toBeVisible();
      }
      expect(await holdsNothing(tab)).toBe(true);
    },
  },
  {
    fault: 'an erasing, and a new keeping on the same page',
    async act(struck) {
      const { page } = struck;
      await rallyPart(page, t).erase.click();
      await expect(page.getByText(t.offline.erased)).toBeVisible();
      expect(await holdsNothing(page)).toBe(true);
      await pressKeep(struck);
      await expect(page.getByText(t.offline.done)).toBeVisible();
      await opensOffline(STATE, wv)(struck);
    },
  },
  {
    fault: 'an erasing: the caches of others stay',
    async act({ page }) {
      await page.evaluate(() => caches.open('of another'));
      await rallyPart(page, t).erase.click();
      await expect(page.getByText(t.offline.erased)).toBeVisible();
      expect(await heldBy(page)).toEqual({ workers: [], caches: ['of another'], files: [] });
    },
  },
  {
    fault: 'an erasing while an update is under way: nothing comes back',
    async act({ page, host }) {
      host.deploy(NEW);
      let answer = () => {};
      host.fail(/^\/rsvp$/, (_, res) => {
        answer = () => void res.writeHead(200).end('late');
      });
      await page.reload();
      await touch(page);
      await expect.poll(() => host.requests.includes('GET /rsvp')).toBe(true);
      await rallyPart(page, t).erase.click();
      await expect(page.getByText(t.offline.erased)).toBeVisible();
      answer();
      await page.goto(`${host.origin}/toolkit`);
      expect(await holdsNothing(page)).toBe(true);
    },
  },
  {
    fault: 'a page that was open without a worker: from the press on it has one',
    async act({ page, host }) {
      const lazy = await lazyPart(page);
      await host.stop();
      expect(await found(page, lazy)).toBe(200);
    },
  },
  {
    fault: 'another private window: it holds nothing of the first',
    async act({ context, host }) {
      const other = await context.browser()?.newContext();
      const page = await other?.newPage();
      if (!page) throw new Error('There is no other window.');
      await page.goto(host.origin + STATE);
      await touch(page);
      expect(await holdsNothing(page)).toBe(true);
      await other?.close();
    },
  },
];

for (const { fault, act } of updates) {
  test(`afterwards: ${fault}`, async ({ page, context, host, phone, comment, allow }) => {
    allowFaultsOf(host, allow);
    await keepPage(page, host.origin + STATE, t);
    host.requests.length = 0;
    await act({ page, context, host, phone, comment });
  });
}

test.describe('while it is kept', () => {
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

  test('a host that is slow: the page says that it is under way, and a second press does nothing', async ({
    page,
    host,
    allow,
  }) => {
    allowFaultsOf(host, allow);
    const { answer, isAsked } = holdRsvp(host);
    await page.goto(`${host.origin}/call`);
    await touch(page);
    const { part, keep } = rallyPart(page, t);
    await keep.dblclick();
    await expect(part.getByText(t.offline.keeping)).toBeVisible();
    await expect.poll(isAsked).toBe(true);
    await keep.click({ force: true });
    answer();
    await expect(part.getByText(t.offline.done)).toBeVisible();
    expect(host.requests.filter((each) => each === 'GET /rsvp')).toHaveLength(1);
    expect((await heldBy(page)).workers).toHaveLength(1);
  });

  test('two tabs that both press: one worker, each file once', async ({
    page,
    context,
    host,
    allow,
  }) => {
    allowFaultsOf(host, allow);
    await page.goto(`${host.origin}/call`);
    await touch(page);
    const tab = await context.newPage();
    await tab.goto(`${host.origin}/call`);
    await touch(tab);
    await Promise.all([page, tab].map((each) => rallyPart(each, t).keep.click()));
    for (const each of [page, tab]) {
      await expect(rallyPart(each, t).part.getByText(t.offline.done)).toBeVisible();
    }
    expect(host.requests.filter((each) => each === 'GET /rsvp')).toHaveLength(1);
    expect((await heldBy(page)).workers).toHaveLength(1);
  });

  test('a page that is closed meanwhile: all is kept, or nothing', async ({
    page,
    context,
    host,
    allow,
  }) => {
    allowFaultsOf(host, allow);
    const { answer, isAsked } = holdRsvp(host);
    await page.goto(`${host.origin}/call`);
    await touch(page);
    await rallyPart(page, t).keep.click();
    await expect.poll(isAsked).toBe(true);
    const tab = await context.newPage();
    await tab.goto(`${host.origin}/call`);
    await page.close();
    answer();
    await expect.poll(async () => (await heldBy(tab)).workers).toHaveLength(1);
    await expect.poll(async () => (await heldBy(tab)).files).toContain('/rsvp');
  });
});
