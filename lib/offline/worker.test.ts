import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { htmlLangs } from '@/lib/i18n/locales';
import offline from '@/messages/offline.json';
import { writeRallyWorker } from '@/scripts/build/offline-files';
import { MemoryCaches, ORIGIN, runWorker } from '@/tests/support/service-worker';
import { tempFolder } from '@/tests/support/temp-folder';
import { OWN_MARK, STOP_CACHING, WORKER_FILE } from './cached-pages';

const STATE = '/call/wv';
const PART = '/_next/static/chunks/part.js';
const PICTURE = '/art/a.svg';
const page = (heading: string) =>
  `${OWN_MARK}"></script><title>${heading} | Season</title><h1>${heading}</h1></html>\n`;

type Site = Record<string, string>;

const site: Site = {
  '/': `${page('Home')}<img src="${PICTURE}">`,
  '/call': `${page('Call')}<script src="${PART}"></script>`,
  [STATE]: page('Q&amp;A'),
  '/rsvp': page('Events'),
  '/toolkit': page('Toolkit'),
  '/es': page('Inicio'),
  '/es/call': page('Llame'),
  '/call/md': page('Maryland'),
  [PART]: 'part()',
  [PICTURE]: '<svg/>',
};
const nextSite: Site = { ...site, '/rsvp': page('Next events') };
const cached = ['/', PART, PICTURE, '/call', STATE, '/rsvp'];

const fileOf = (path: string) => {
  if (/\.\w+$/.test(path)) return path;
  return path === '/' ? 'index.html' : `${path}.html`;
};

let code = { keeps: '', keepsNext: '', erases: '' };
beforeAll(async () => {
  const built = async (files: Site, isArchived = false) => {
    const written = Object.entries(files).map(([path, text]) => [fileOf(path), text]);
    const dir = tempFolder(Object.fromEntries(written));
    await writeRallyWorker(dir, { isArchived }, '');
    return readFileSync(join(dir, WORKER_FILE), 'utf8');
  };
  code = {
    keeps: await built(site),
    keepsNext: await built(nextSite),
    erases: await built(site, true),
  };
});

type Answer = () => Response | Promise<Response>;

const says = (status: number, body: BodyInit = 'no', type = 'text/html') =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const status = (code: number) => () => says(code);
const portal = () => says(200, '<h1>Welcome to the hotel</h1></html>');
const signIn = () => Object.defineProperty(says(200), 'type', { value: 'opaqueredirect' });
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs = () => new Promise<Response>(() => {});
const stalls = () => says(200, new ReadableStream());

let faults: Record<string, Answer> = {};
let hosted = site;
let caches = new MemoryCaches();
beforeEach(() => {
  faults = {};
  hosted = site;
  caches = new MemoryCaches();
});
afterEach(() => void vi.useRealTimers());

function host(_: Request, path: string): Response | Promise<Response> {
  const fault = faults[path] ?? faults.all;
  if (fault) return fault();
  const text = path === WORKER_FILE ? code.keeps : hosted[path];
  const isPage = !/\.\w+$/.test(path);
  return text === undefined ? says(404) : says(200, text, isPage ? 'text/html' : 'text/plain');
}

const start = (cachedPage = STATE, source = code.keeps) =>
  runWorker(source, cachedPage, caches, host);

async function installed(cachedPage = STATE, source = code.keeps) {
  const worker = start(cachedPage, source);
  await worker.install();
  await worker.activate();
  worker.registration.active = {};
  worker.requests.length = 0;
  return worker;
}

const textOf = async (answer: Response | null) => answer?.text();

describe('at its installation the worker', () => {
  const ofAll = cached.filter((path) => path !== STATE);
  test.each([
    [STATE, cached],
    ['/call', ofAll],
    ['/call/of-a-state-that-is-gone', ofAll],
    ['/es/call', ['/es', '/es/call']],
    ['/elsewhere', []],
    ['', []],
  ])('keeps %s, home, the events and all that they need, each asked for once', async (...row) => {
    const [cachedPage, kept] = row;
    const worker = start(cachedPage);
    await worker.install();
    expect(caches.paths()).toEqual(kept);
    expect(worker.requests.sort()).toEqual(kept.map((path) => `GET ${path}`).sort());
    expect(worker.told).toEqual([]);
  });

  describe.each(['/call', PICTURE, PART])('keeps nothing when %s', (path) => {
    test.each<[string, Answer, string]>([
      ['is not there', status(404), 'failed'],
      ['fails', status(500), 'failed'],
      ['is cut', cut, 'failed'],
      ['leads to a portal', portal, 'altered'],
      ['is changed on its way', () => says(200, `${site[path]} `), 'altered'],
    ])('%s, and says so', async (_, answer, rally) => {
      faults = { [path]: answer };
      const worker = start();
      await expect(worker.install()).rejects.toThrow();
      expect(await caches.keys()).toEqual([]);
      expect(worker.told).toEqual([{ rally }]);
    });
  });

  test('says that the device is full', async () => {
    const cache = await caches.open('rally /');
    cache.put = () => Promise.reject(new DOMException('Full.', 'QuotaExceededError'));
    const worker = start();
    await expect(worker.install()).rejects.toThrow('Full.');
    expect(worker.told).toEqual([{ rally: 'full' }]);
    expect(await caches.keys()).toEqual([]);
  });

  test('stops when it is told to', async () => {
    faults = { '/rsvp': hangs };
    const worker = start();
    const installing = worker.install();
    worker.tell(STOP_CACHING);
    await expect(installing).rejects.toThrow(/abort/);
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a kept page', () => {
  test.each<[string, Answer]>([
    ...[403, 404, 429, 500, 503].map((code): [string, Answer] => [`answers ${code}`, status(code)]),
    ['is gone', cut],
    ['is a portal', portal],
    ['sends half of it', () => says(200, site[STATE]?.slice(0, -20))],
    ['breaks off', () => says(200, new ReadableStream({ start: (body) => body.error() }))],
  ])('is shown when the host %s, which is asked once', async (_, answer) => {
    const worker = await installed();
    faults = { [STATE]: answer };
    expect(await textOf(await worker.ask(STATE))).toBe(site[STATE]);
    expect(worker.requests.filter((each) => each === `GET ${STATE}`)).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['not answered', hangs],
    ['stopped in the middle', stalls],
  ])('is shown when after 3 s the host has %s', async (_, answer) => {
    const worker = await installed();
    faults = { [STATE]: answer };
    vi.useFakeTimers();
    const asked = worker.ask(STATE);
    const isAnswered = vi.fn();
    void asked.then(isAnswered);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(isAnswered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await textOf(await asked)).toBe(site[STATE]);
  });

  test('that has waited has its pictures at once', async () => {
    const worker = await installed();
    faults = { all: cut };
    await worker.ask(STATE);
    worker.requests.length = 0;
    faults = { all: hangs };
    const picture = await worker.ask(PICTURE, { mode: 'no-cors' });
    expect([await textOf(picture), worker.requests]).toEqual([site[PICTURE], []]);
    faults = {};
    await worker.ask(STATE);
    await worker.ask(PICTURE, { mode: 'no-cors' });
    expect(worker.requests).toContain(`GET ${PICTURE}`);
  });

  test.each([
    ['/', 'Home'],
    ['/call', 'Call'],
    ['/rsvp', 'Events'],
    [`${STATE}?source=choir&utm=1`, 'Q&amp;A'],
    [`${STATE}/`, 'Q&amp;A'],
    [`${STATE}.html`, 'Q&amp;A'],
    ['/?source=choir', 'Home'],
  ])('is found at %s', async (address, heading) => {
    const worker = await installed();
    faults = { all: cut };
    expect(await textOf(await worker.ask(address))).toContain(`<h1>${heading}</h1>`);
  });

  test.each<[string, Answer, string]>([
    ['leads to a sign-in, as a portal does', signIn, 'no'],
    ['has a newer one', () => says(200, page('New')), page('New')],
  ])('gives way to what the host says, that %s', async (_, answer, text) => {
    const worker = await installed();
    faults = { [STATE]: answer };
    expect(await textOf(await worker.ask(STATE))).toBe(text);
    faults = { all: cut };
    expect(await textOf(await worker.ask(STATE))).toBe(site[STATE]);
  });
});

test.each([
  ['en', STATE, '/toolkit'],
  ['en', STATE, '/es/call'],
  ['en', STATE, '/call/md'],
  ['en', STATE, '/no-such-page'],
  ['es', '/es/call', '/rsvp'],
] as const)('in %s, who kept %s is told without a connection that %s was not', async (...row) => {
  const [locale, cachedPage, address] = row;
  const worker = await installed(cachedPage);
  faults = { all: cut };
  const answer = await worker.ask(address);
  expect(answer?.status).toBe(503);
  const html = (await textOf(answer)) ?? '';
  const { title, text } = offline[locale].noConnection;
  for (const words of [`<html lang="${htmlLangs[locale]}">`, `<h1>${title}</h1>`, text])
    expect(html).toContain(words);
  const name = locale === 'en' ? 'Q&amp;A' : 'Llame';
  expect(html).toContain(`<a href="${ORIGIN}${cachedPage}">${name}</a>`);
  expect(html).not.toContain(PICTURE);
});

test.each([
  ['a request with a body', STATE, { method: 'POST', mode: 'navigate', destination: 'document' }],
  ['another host', 'https://elsewhere.example/call/wv', { mode: 'no-cors' }],
  ['a page in a frame', STATE, { mode: 'navigate', destination: 'iframe' }],
  ['a picture that is not kept', '/art/other.svg', { mode: 'no-cors' }],
  ['its own file', WORKER_FILE, { mode: 'same-origin' }],
] as const)('the worker leaves to the browser %s', async (_, address, asked) => {
  const worker = await installed();
  expect(await worker.ask(address, asked)).toBeNull();
  expect(worker.requests).toEqual([]);
});

describe('what a kept page needs', () => {
  const needs = { mode: 'no-cors' } as const;

  test('comes from the device where its name changes with its bytes', async () => {
    const worker = await installed();
    expect(await textOf(await worker.ask(PART, needs))).toBe(site[PART]);
    expect(worker.requests).toEqual([]);
  });

  test('comes from the host where the device has lost it, and is not stored', async () => {
    const worker = await installed();
    await (await caches.open('rally /')).delete(ORIGIN + PART);
    expect(await textOf(await worker.ask(PART, needs))).toBe(site[PART]);
    expect(caches.paths()).not.toContain(PART);
  });

  test('comes from the host while there is one, and from the device when it fails', async () => {
    const worker = await installed();
    faults = { [PICTURE]: () => says(200, 'new') };
    expect(await textOf(await worker.ask(PICTURE, needs))).toBe('new');
    for (const fault of [cut, status(503), status(403)]) {
      faults = { [PICTURE]: fault };
      expect(await textOf(await worker.ask(PICTURE, needs))).toBe(site[PICTURE]);
    }
  });
});

describe('after a page from the host', () => {
  test.each([404, 410])('a worker whose file answers %i erases itself', async (code) => {
    const worker = await installed();
    await caches.open('of another');
    faults = { [WORKER_FILE]: status(code) };
    await worker.ask(STATE);
    await vi.waitFor(() => expect(worker.registration.isRegistered).toBe(false));
    expect(await caches.keys()).toEqual(['of another']);
  });

  test.each<[string, Answer]>([
    ['is there', status(200)],
    ['fails', status(500)],
    ['is a portal’s page', portal],
    ['leads elsewhere', () => Response.error()],
    ['does not come', cut],
  ])('one whose file %s stays, and asks again after five minutes', async (_, answer) => {
    const worker = await installed();
    const asked = () => worker.requests.filter((each) => each === `HEAD ${WORKER_FILE}`).length;
    faults = { [WORKER_FILE]: answer };
    vi.useFakeTimers({ toFake: ['Date'] });
    await worker.ask(STATE);
    vi.setSystemTime(Date.now() + 299_000);
    await worker.ask('/toolkit');
    expect(asked()).toBe(1);
    vi.setSystemTime(Date.now() + 1_000);
    await worker.ask('/toolkit');
    expect(asked()).toBe(2);
    expect(worker.registration.isRegistered).toBe(true);
    expect(caches.paths()).toEqual(cached);
  });
});

describe('another worker than the one before', () => {
  const OLD = '/_next/static/chunks/old.js';

  test('of the next build has its pages, and takes over by itself', async () => {
    await installed();
    hosted = nextSite;
    const next = await installed(STATE, code.keepsNext);
    faults = { all: cut };
    expect(await textOf(await next.ask('/rsvp'))).toBe(nextSite['/rsvp']);
    expect(caches.paths()).toEqual(cached);
    expect(next.tookOver).toEqual(['worker', 'pages']);
  });

  test.each<[string, Answer]>([
    ['is cut', cut],
    ['fails', status(500)],
    ['is a portal’s', portal],
  ])('of which a page %s leaves the old one whole', async (_, answer) => {
    const old = await installed();
    faults = { '/rsvp': answer };
    const next = start(STATE, code.keepsNext);
    next.registration.active = {};
    await expect(next.install()).rejects.toThrow();
    faults = { all: cut };
    for (const path of cached) expect(await textOf(await old.ask(path))).toBe(site[path]);
  });

  test('forgets the pages of another state at once', async () => {
    await installed();
    await installed('/call/md');
    expect(caches.paths()).toContain('/call/md');
    expect(caches.paths()).not.toContain(STATE);
  });

  test('forgets what only an older build needed', async () => {
    const worker = await installed();
    await (await caches.open('rally /')).put(ORIGIN + OLD, says(200));
    await worker.activate();
    expect(caches.paths()).toEqual(cached);
  });
});

test('the worker of a site that keeps nothing erases what was kept, and nothing else', async () => {
  await installed();
  await caches.open('of another');
  const worker = start(STATE, code.erases);
  await worker.install();
  await worker.activate();
  expect(await caches.keys()).toEqual(['of another']);
  expect(worker.registration.isRegistered).toBe(false);
});
