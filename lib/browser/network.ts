/** True unless the device knows that it is offline. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a connection good enough to prefetch files: online, not 2G, no data saver. */
export function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return isOnline() && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
