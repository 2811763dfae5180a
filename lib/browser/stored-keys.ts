/** All that is stored on a device, by its key, and for how long; /privacy says so. */
export const storedKeys = {
  // a cookie
  i18n_redirected: 'year',
  // in the session’s storage
  calls: 'visit',
  card: 'visit',
  placard: 'visit',
  source: 'visit',
  referrer: 'visit',
  reloads: 'visit',
  typed: 'minute',
  // the cache of a service worker
  rally: 'erased',
} as const;

export type StoredKey = keyof typeof storedKeys;
