/**
 * Calls `onWake` after a time, and when the page is looked at again, since timers sleep with the device.
 * Returns a cleanup function.
 */
export function wakeAfter(ms: number, onWake: () => void): () => void {
  const timer = setTimeout(onWake, ms);
  document.addEventListener('visibilitychange', onWake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onWake);
  };
}
