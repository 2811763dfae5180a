import { basePath } from '@/lib/addresses/paths';
import { isOnline } from '@/lib/browser/network';
import {
  type CacheResult,
  cacheNameOf,
  isPage,
  PAGE_PARAM,
  STOP_CACHING,
  WORKER_FILE,
} from './cached-pages';
import { titleIn } from './no-connection-page';

export type OfflineCache = {
  pages: { href: string; title: string }[];
  bytes: number;
  cachedAt: Date | null;
};

/** No room (`full`), storage blocked (`refused`), other files than the build’s (`altered`). */
export type CacheFailure = 'unsupported' | 'refused' | 'offline' | Exclude<CacheResult, 'cached'>;

/** How late a worker's message may come; a worker that never ran does not send one. */
const WORD_TIMEOUT_MS = 1_000;

/** Without a slash behind it, so that home under a base path is in it, too. */
const scope = basePath || '/';
const cacheName = cacheNameOf(scope);

/** False in browsers without service workers, on insecure addresses and in some private windows. */
const canCache = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

async function ourRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  return registrations.find((each) => new URL(each.scope).pathname === scope);
}

/** Rejects where storage is blocked: some browsers throw. */
async function hasCache(): Promise<boolean> {
  return caches.has(cacheName);
}

/** What is cached, or null; removes what an unfinished attempt has left. */
export async function findOfflineCache(): Promise<OfflineCache | null> {
  if (!canCache()) return null;
  try {
    const registration = await ourRegistration();
    if (!(await hasCache())) return null;
    if (registration?.active) return await readOfflineCache();
    if (!registration) await caches.delete(cacheName);
  } catch {
    // storage is blocked, and holds nothing
  }
  return null;
}

async function readOfflineCache(): Promise<OfflineCache | null> {
  const cache = await caches.open(cacheName);
  const pages: OfflineCache['pages'] = [];
  let bytes = 0;
  let newest = Number.NEGATIVE_INFINITY;
  for (const { url } of await cache.keys()) {
    const answer = await cache.match(url, { ignoreVary: true });
    if (!answer) continue;
    newest = Math.max(newest, Date.parse(answer.headers.get('Date') ?? '') || newest);
    const body = await answer.clone().blob();
    bytes += body.size;
    if (isPage(answer)) {
      const title = new DOMParser().parseFromString(titleIn(await answer.text()), 'text/html');
      pages.push({ href: new URL(url).pathname, title: title.body.textContent });
    }
  }
  const cachedAt = Number.isFinite(newest) ? new Date(newest) : null;
  // home first, since its path is the shortest
  pages.sort((one, other) => one.href.localeCompare(other.href));
  return pages.length > 0 ? { pages, bytes, cachedAt } : null;
}

/**
 * Caches the call page that `findPage` finds, home, the events and all that they need, or what has changed
 * since. Resolves when everything is there, or to why nothing new was cached.
 */
export async function cachePages(
  findPage: () => Promise<string>,
): Promise<'cached' | CacheFailure> {
  if (!canCache()) return 'unsupported';
  if (!isOnline()) return 'offline';
  if ((await hasCache().catch(() => null)) === null) return 'refused';
  const listening = new AbortController();
  const result = await cacheNewest(findPage, listening.signal).catch(() => 'failed' as const);
  listening.abort();
  return result === 'cached' || isOnline() ? result : 'offline';
}

async function cacheNewest(findPage: () => Promise<string>, signal: AbortSignal) {
  const word = nextWord(signal);
  const page = await findPage();
  let registration = await register({ [PAGE_PARAM]: page });
  if (!registration.installing) {
    // a worker that was erased lives while its pages are open, and would return without its files
    if (await hasCache()) await registration.update();
    else registration = await register({ [PAGE_PARAM]: page, again: `${Date.now()}` });
  }
  const worker = registration.installing ?? registration.waiting;
  // WebKit may leave the worker's state at `installing` on the page that registered it
  return worker ? Promise.race([word, endOf(worker, signal)]) : 'cached';
}

function register(query: Record<string, string>): Promise<ServiceWorkerRegistration> {
  const address = `${basePath}${WORKER_FILE}?${new URLSearchParams(query)}`;
  return navigator.serviceWorker.register(address, { scope, updateViaCache: 'none' });
}

function nextWord(signal: AbortSignal): Promise<CacheResult> {
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent) => data?.rally && resolve(data.rally);
    navigator.serviceWorker.addEventListener('message', hear, { signal });
  });
}

/** How a worker ended, by its state; a failure counts once its message would have come. */
function endOf(worker: ServiceWorker, signal: AbortSignal): Promise<CacheResult> {
  return new Promise((resolve) => {
    function look() {
      if (worker.state === 'activated') resolve('cached');
      if (worker.state === 'redundant') setTimeout(resolve, WORD_TIMEOUT_MS, 'failed');
    }
    worker.addEventListener('statechange', look, { signal });
    look();
  });
}

export async function erase(): Promise<void> {
  const registration = await ourRegistration();
  // else the browser waits for its files first
  registration?.installing?.postMessage(STOP_CACHING);
  await registration?.unregister();
  await caches.delete(cacheName);
}

export function onCacheChange(onChange: () => void): () => void {
  const { serviceWorker } = navigator;
  document.addEventListener('visibilitychange', onChange);
  serviceWorker?.addEventListener('controllerchange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    serviceWorker?.removeEventListener('controllerchange', onChange);
  };
}
