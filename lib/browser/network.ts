/** True unless the device knows that it is offline. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `onChange` when the device goes offline or online; returns a cleanup function. */
export function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** The longest that the browser may put off the prefetch. */
const IDLE_TIMEOUT_MS = 2000;

type Connection = { saveData?: boolean; effectiveType?: string };

function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/**
 * True when this device's connection is good enough to prefetch files: online, not 2G, no data
 * saver.
 */
export function mayPrefetch(hasNetwork = isOnline(), connection = currentConnection()): boolean {
  return hasNetwork && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Prefetches pages of this site when the browser is idle; not when offline, on 2G or with data
 * saver. Returns a cleanup function.
 */
export function prefetchWhenIdle(hrefs: readonly string[]): () => void {
  function prefetch() {
    if (!mayPrefetch()) return;
    for (const href of hrefs) {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = href;
      document.head.append(link);
    }
  }

  if (!window.requestIdleCallback) {
    const timer = setTimeout(prefetch, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(prefetch, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
