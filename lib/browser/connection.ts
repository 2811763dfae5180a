// apart from network.ts, which the first load has

/** Calls `onChange` when the connection goes or comes back; returns a cleanup function. */
export function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
