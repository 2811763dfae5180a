import { cacheNameOf } from '../cached-pages';

declare const self: ServiceWorkerGlobalScope;

/** For a site that caches nothing: replaces the worker of an earlier build, and removes itself. */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(erase()));

async function erase(): Promise<void> {
  const { registration, caches } = self;
  await caches.delete(cacheNameOf(new URL(registration.scope).pathname));
  await registration.unregister();
}
