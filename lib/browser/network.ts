/** Whether the device believes that it has a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Waits until the device believes so again. */
export function backOnline(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}

/** Calls `onChange` when the connection goes or comes back; returns the undoing. */
export function onConnectionChange(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
