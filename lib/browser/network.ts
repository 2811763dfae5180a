/** Whether the device believes that it has a connection. */
export function isOnline(): boolean {
  return navigator.onLine;
}
