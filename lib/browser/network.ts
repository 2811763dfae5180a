/** Whether the device believes that it has a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Calls `onChange` when the connection goes or comes back; returns a cleanup function. */
export function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** How long the browser may put off the prefetch (spec.md section 9, Link prefetch). */
const IDLE_TIMEOUT_MS = 2000;

type Connection = { saveData?: boolean; effectiveType?: string };

function currentConnection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}

/** True when this device's connection can bear files that nobody asked for yet. */
export function mayPrefetch(hasNetwork = isOnline(), connection = currentConnection()): boolean {
  return hasNetwork && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches pages of this site into the browser's cache when it has nothing better to do; not when
 * offline, on 2g or with data-saver. Returns a cleanup function.
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
