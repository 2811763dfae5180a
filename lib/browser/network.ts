/** Whether the device believes that it has a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Waits until the device believes so again. */
export function backOnline(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('online', resolve, { once: true }));
}
