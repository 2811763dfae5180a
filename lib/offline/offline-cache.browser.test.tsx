import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryCaches } from '@/tests/support/service-worker';
import { STOP_CACHING, WORKER_FILE } from './cached-pages';
import { cachePages, erase, findOfflineCache } from './offline-cache.browser';

const OURS = 'rally /';
const PAGE = '/call/wv';
const ANOTHER = `${location.origin}/another/`;

class Installing extends EventTarget {
  state = 'installing';
  readonly told: unknown[] = [];
  postMessage = (message: unknown) => void this.told.push(message);

  ends(state: 'activated' | 'redundant', word?: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
    if (word) workers.dispatchEvent(new MessageEvent('message', { data: { rally: word } }));
  }
}

const registrationOf = (parts: object = {}) => ({
  scope: `${location.origin}/`,
  active: null as object | null,
  installing: null as Installing | null,
  waiting: null,
  update: vi.fn(async () => {}),
  unregister: vi.fn(async () => true),
  ...parts,
});

const workers = Object.assign(new EventTarget(), { register: vi.fn(), getRegistrations: vi.fn() });
let caches = new MemoryCaches();

beforeEach(() => {
  caches = new MemoryCaches();
  workers.register.mockReset().mockImplementation(async () => registrationOf());
  workers.getRegistrations.mockReset().mockResolvedValue([]);
  vi.stubGlobal('caches', caches);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
});
const removeWorkers = () => Reflect.deleteProperty(navigator, 'serviceWorker');
afterEach(() => void removeWorkers());

const has = () => vi.spyOn(caches, 'has');
const denied = new DOMException('Denied.');
const throwInsecure = () => {
  throw new DOMException('Insecure.', 'SecurityError');
};

const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

const keep = () => cachePages(async () => PAGE);

const ending = (...end: Parameters<Installing['ends']>) => {
  const installing = new Installing();
  setTimeout(() => installing.ends(...end));
  return registrationOf({ installing });
};

describe('keeping', () => {
  test('registers the worker of the visitor’s page, and waits until it has everything', async () => {
    const installing = new Installing();
    workers.register.mockResolvedValue(registrationOf({ installing }));
    const isKept = vi.fn();
    const keeping = keep().then(isKept);
    await vi.waitFor(() => expect(workers.register).toHaveBeenCalled());
    expect(isKept).not.toHaveBeenCalled();
    installing.ends('activated');
    await keeping;
    expect(isKept).toHaveBeenCalledWith('cached');
    expect(workers.register).toHaveBeenCalledExactlyOnceWith(
      `${WORKER_FILE}?page=${encodeURIComponent(PAGE)}`,
      { scope: '/', updateViaCache: 'none' },
    );
  });

  test.each(['cached', 'full', 'altered', 'failed'])(
    'ends with the worker’s word, %s, where WebKit says nothing of its state',
    async (word) => {
      workers.register.mockResolvedValue(registrationOf({ installing: new Installing() }));
      const keeping = keep();
      await vi.waitFor(() => expect(workers.register).toHaveBeenCalled());
      workers.dispatchEvent(new MessageEvent('message', { data: { rally: word } }));
      expect(await keeping).toBe(word);
    },
  );

  test('asks a worker that is there for what is new', async () => {
    const registration = registrationOf({ active: {} });
    workers.register.mockResolvedValue(registration);
    await caches.open(OURS);
    expect(await keep()).toBe('cached');
    expect(registration.update).toHaveBeenCalledOnce();
    expect(workers.register).toHaveBeenCalledOnce();
  });

  test('registers one anew whose files the browser has evicted', async () => {
    const registration = registrationOf({ active: {} });
    workers.register.mockResolvedValue(registration);
    expect(await keep()).toBe('cached');
    expect(registration.update).not.toHaveBeenCalled();
    expect(workers.register).toHaveBeenCalledTimes(2);
    expect(workers.register.mock.lastCall?.[0]).toMatch(/&again=\d+$/);
  });

  test.each<[string, () => unknown, string]>([
    ['a browser without workers, or an insecure address', removeWorkers, 'unsupported'],
    [
      'a browser without a cache for pages',
      () => {
        vi.unstubAllGlobals();
        Reflect.deleteProperty(window, 'caches');
      },
      'unsupported',
    ],
    ['a connection that is gone', goOffline, 'offline'],
    ['storage that is blocked', () => has().mockRejectedValue(denied), 'refused'],
    ['a cache that throws', () => has().mockImplementation(throwInsecure), 'refused'],
  ])('asks for nothing where there is %s', async (_, inject, reason) => {
    inject();
    expect(await keep()).toBe(reason);
    expect(workers.register).not.toHaveBeenCalled();
  });

  test.each<[string, () => unknown, string]>([
    ['a device without room', () => ending('redundant', 'full'), 'full'],
    ['a file that does not come', () => ending('redundant', 'failed'), 'failed'],
    ['a worker that says nothing', () => ending('redundant'), 'failed'],
    ['a worker that is no script', () => Promise.reject(new TypeError('No script.')), 'failed'],
    [
      'a connection that goes meanwhile',
      () => {
        goOffline();
        return ending('redundant', 'failed');
      },
      'offline',
    ],
  ])('fails with %s', async (_, answer, reason) => {
    workers.register.mockImplementation(async () => answer());
    expect(await keep()).toBe(reason);
  });
});

describe('what is kept', () => {
  const answer = (body: string, type: string, date?: string) =>
    new Response(body, { headers: { 'Content-Type': type, ...(date && { Date: date }) } });

  async function fill(dates: readonly (string | undefined)[]) {
    const cache = await caches.open(OURS);
    const page = '<title>Call Capito | Season</title>';
    await cache.put(`${location.origin}/call/wv`, answer(page, 'text/html', dates[0]));
    await cache.put(`${location.origin}/`, answer('<title>Home</title>', 'text/html', dates[1]));
    await cache.put(`${location.origin}/a.svg`, answer('<svg/>', 'image/svg+xml'));
    workers.getRegistrations.mockResolvedValue([registrationOf({ active: {} })]);
  }

  test('has its pages, home first, its size, and the host’s newest time', async () => {
    await fill(['Sun, 01 Aug 2021 10:00:00 GMT', 'Mon, 02 Aug 2021 09:00:00 GMT']);
    expect(await findOfflineCache()).toEqual({
      pages: [
        { href: '/', title: 'Home' },
        { href: '/call/wv', title: 'Call Capito' },
      ],
      bytes: 60,
      cachedAt: new Date('2021-08-02T09:00:00Z'),
    });
  });

  test('has no time where the host does not say one, whatever the device’s clock says', async () => {
    await fill([undefined, 'a moment ago']);
    expect((await findOfflineCache())?.cachedAt).toBeNull();
  });

  test.each<[string, () => unknown]>([
    ['no page was saved', () => {}],
    [
      'the browser has evicted the files',
      async () => {
        await fill([]);
        await caches.delete(OURS);
      },
    ],
    ['storage is blocked', () => workers.getRegistrations.mockRejectedValue(denied)],
    [
      'another site of the same address keeps something',
      () =>
        workers.getRegistrations.mockResolvedValue([
          registrationOf({ active: {}, scope: ANOTHER }),
        ]),
    ],
  ])('is nothing where %s', async (_, inject) => {
    await inject();
    expect(await findOfflineCache()).toBeNull();
  });

  test('is nothing after an attempt that was left, whose files go', async () => {
    await fill([]);
    workers.getRegistrations.mockResolvedValue([]);
    expect(await findOfflineCache()).toBeNull();
    expect(await caches.keys()).toEqual([]);
  });
});

test('erasing takes our worker and our files, stops an update, and touches no others', async () => {
  const installing = new Installing();
  const ours = registrationOf({ active: {}, installing });
  const another = registrationOf({ scope: ANOTHER });
  workers.getRegistrations.mockResolvedValue([another, ours]);
  await caches.open(OURS);
  await caches.open('of another');
  await erase();
  expect(installing.told).toEqual([STOP_CACHING]);
  expect(ours.unregister).toHaveBeenCalledOnce();
  expect(another.unregister).not.toHaveBeenCalled();
  expect(await caches.keys()).toEqual(['of another']);
  // and once more, in a tab that has not noticed
  workers.getRegistrations.mockResolvedValue([]);
  await erase();
});
