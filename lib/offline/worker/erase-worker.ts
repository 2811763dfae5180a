import { cacheNameOf } from '../cached-pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * The worker’s file on a site that caches nothing: who has the worker of an earlier build gets this one at
 * the next visit, and then neither it nor our caches remain.
 */
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(erase()));

async function erase(): Promise<void> {
  const { registration, caches } = self;
  await caches.delete(cacheNameOf(new URL(registration.scope).pathname));
  await registration.unregister();
}
