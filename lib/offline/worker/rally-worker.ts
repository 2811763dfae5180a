import { CacheFirst, NetworkOnly, Serwist, type SerwistPlugin, type Strategy } from 'serwist';
import {
  type CacheResult,
  cacheNameOf,
  filesToCache,
  isBelow,
  isHashed,
  isPage,
  OWN_MARK,
  PAGE_PARAM,
  type PrecacheList,
  pageOf,
  STOP_CACHING,
} from '../cached-pages';
import { isAltered, isGone } from '../host-service';
import { type NoConnectionWords, noConnectionPage, titleIn } from '../no-connection-page';

declare const self: ServiceWorkerGlobalScope;
/** Put in by scripts/build/offline-files.ts. */
declare const PRECACHE_LIST: PrecacheList;
declare const NO_CONNECTION: Record<string, NoConnectionWords>;

/** How long a kept page waits for the host, then for the rest: a phone in a crowd has bars and gets no answer. */
const NETWORK_TIMEOUT_S = 3;

/** How often the worker asks whether the host still has its file. */
const LOOK_INTERVAL_MS = 5 * 60_000;

const FILES_AT_A_TIME = 8;

const { caches, clients, location, registration } = self;
const cacheName = cacheNameOf(new URL(registration.scope).pathname);
const page = new URL(location.href).searchParams.get(PAGE_PARAM) ?? '';
const matchOptions = { ignoreVary: true };

const serwist = new Serwist({
  precacheEntries: filesToCache(PRECACHE_LIST, page),
  precacheOptions: { cacheName, matchOptions },
});

const stopping = new AbortController();
self.addEventListener('message', ({ data }) => {
  if (data === STOP_CACHING) stopping.abort();
});

// An update takes over at once: no page depends on the version of the worker.
self.addEventListener('install', (event) => {
  event.waitUntil(cacheAll(event).then(() => self.skipWaiting(), giveUp));
});

/**
 * Caches every file, several at a time; rejects once no request is pending. The library’s own `handleInstall`
 * never ends where a file does not load.
 */
async function cacheAll(event: ExtendableEvent): Promise<void> {
  const files = [...serwist.getUrlsToPrecacheKeys()];
  async function keepNext(): Promise<void> {
    for (let file = files.pop(); file; file = files.pop()) await cacheFile(event, ...file);
  }
  const queues = Array.from({ length: FILES_AT_A_TIME }, () =>
    keepNext().catch((error: unknown) => {
      files.length = 0;
      throw error;
    }),
  );
  await Promise.allSettled(queues);
  await Promise.all(queues);
}

async function cacheFile(event: ExtendableEvent, address: string, cacheKey: string) {
  const request = new Request(address, {
    integrity: serwist.getIntegrityForPrecacheKey(cacheKey) ?? '',
    // the browser's own cache may hold files that are named by their bytes, and old pages
    cache: isHashed(address) ? 'default' : 'reload',
    credentials: 'same-origin',
    signal: stopping.signal,
  });
  const url = new URL(address);
  try {
    return await Promise.all(
      serwist.precacheStrategy.handleAll({ event, request, url, params: { cacheKey } }),
    );
  } catch (error) {
    if (!(await isAltered(request))) throw error;
    // a host or a network has changed it on its way
    throw new DOMException(`Not as it was built: ${address}`, 'AlteredError');
  }
}

self.addEventListener('activate', (event) => event.waitUntil(claimPages(event)));

/** From now on the page that asked finds its lazy parts here; earlier caches are deleted. */
async function claimPages(event: ExtendableEvent): Promise<void> {
  await serwist.handleActivate(event);
  await clients.claim();
  await postResult('cached');
}

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request);
  const answer = strategy?.handle(event);
  if (!answer) return;
  const isKeptPage = strategy === strategies.cachedPage;
  event.respondWith(isKeptPage ? answer.then(wholePage) : answer);

  /** The page itself, whole, or else the kept one. A redirect passes, as to a network's sign-in. */
  async function wholePage(response: Response): Promise<Response> {
    if (response.type === 'opaqueredirect') return response;
    const tooLate = new Promise<string>((resolve) =>
      setTimeout(resolve, NETWORK_TIMEOUT_S * 1000, ''),
    );
    const html = await Promise.race([response.clone().text(), tooLate]).catch(() => '');
    if (html.includes(OWN_MARK) && /<\/html>\s*$/.test(html)) return response;
    isHostSilent = true;
    return (await cachedAnswer(event.request.url)) ?? response;
  }
});

const RESULTS: Readonly<Record<string, CacheResult>> = {
  QuotaExceededError: 'full',
  AlteredError: 'altered',
};

/** All or nothing: a first worker whose install fails leaves nothing behind. */
async function giveUp(error: unknown): Promise<never> {
  if (!registration.active) await caches.delete(cacheName);
  const name = error instanceof Error ? error.name : '';
  await postResult(RESULTS[name] ?? 'failed');
  throw error;
}

async function postResult(rally: CacheResult): Promise<void> {
  for (const client of await clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    client.postMessage({ rally });
  }
}

/** The key under which an address is kept: without its query, which says who passed it on. */
function cacheKey(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? serwist.getPrecacheKeyForUrl(pageOf(pathname)) : undefined;
}

async function cachedAnswer(address: string): Promise<Response | undefined> {
  const key = cacheKey(address);
  return key === undefined ? undefined : caches.match(key, { cacheName, ...matchOptions });
}

/** True after a page that the host could not give: its pictures do not wait for the host again. */
let isHostSilent = false;

/** A failing host counts as offline, where a copy is cached. */
const fallBackOnServerError: SerwistPlugin = {
  async fetchDidSucceed({ response }) {
    const isRedirect = response.type === 'opaqueredirect';
    if (!response.ok && !isRedirect) throw new Error(`The host failed: ${response.status}`);
    isHostSilent = false;
    return response;
  },
  handlerDidError: ({ request }) => {
    isHostSilent = true;
    return cachedAnswer(request.url);
  },
};

let lookedAt = Number.NEGATIVE_INFINITY;
/** Checks now and then, after a page from the host, that it still has this worker; browsers do not. */
const unregisterWhenGone: SerwistPlugin = {
  async fetchDidSucceed({ event, response }) {
    if (Date.now() - lookedAt >= LOOK_INTERVAL_MS) {
      lookedAt = Date.now();
      event.waitUntil(eraseIfGone());
    }
    return response;
  },
};

async function eraseIfGone(): Promise<void> {
  if (!(await isGone(location.href))) return;
  await caches.delete(cacheName);
  await registration.unregister();
}

/** Finds what the install has stored; stores nothing. */
const readsOnly: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => cacheKey(request.url) ?? request,
  cacheWillUpdate: async () => null,
};

const strategies = {
  cachedPage: new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [unregisterWhenGone, fallBackOnServerError],
  }),
  otherPage: new NetworkOnly({ plugins: [unregisterWhenGone, { handlerDidError: noConnection }] }),
  fromDevice: new CacheFirst({ cacheName, matchOptions, plugins: [readsOnly] }),
  picture: new NetworkOnly({
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [fallBackOnServerError],
  }),
};

/** How a request is answered; null leaves it to the browser: every other host, method and file. */
function strategyFor({ url, method, mode, destination }: Request): Strategy | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return null;
  const isKept = cacheKey(url) !== undefined;
  if (mode === 'navigate') {
    if (destination !== 'document') return null;
    return isKept ? strategies.cachedPage : strategies.otherPage;
  }
  if (isHashed(pathname)) return strategies.fromDevice;
  if (!isKept) return null;
  return isHostSilent ? strategies.fromDevice : strategies.picture;
}

async function noConnection(): Promise<Response> {
  const pages = await Promise.all(
    serwist
      .getPrecachedUrls()
      .sort()
      .map(async (href) => {
        const answer = await cachedAnswer(href);
        return answer && isPage(answer) ? [{ href, title: titleIn(await answer.text()) }] : [];
      }),
  );
  const [, words] = Object.entries(NO_CONNECTION).find(([call]) => isBelow(call, page)) ?? [];
  const html = words ? noConnectionPage(words, pages.flat()) : '';
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
