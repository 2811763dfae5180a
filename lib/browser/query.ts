// apart from address.ts, which every page begins with

/**
 * Gives the current step of the history another query. Where the browser has had enough of that, as
 * WebKit has of a hundred times in half a minute, the address stays as it is until the next time.
 */
export function replaceQuery(query: string): void {
  if (query === location.search) return;
  try {
    history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
  } catch {
    // it is only the address that is behind
  }
}

/** The whole address, as it is now. */
export function currentAddress(): string {
  return location.href;
}
