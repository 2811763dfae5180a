type Counter = typeof import('./count');

/**
 * Counts without being waited for: the counter's code is fetched only where a host is configured,
 * and what goes wrong is silent (contracts.md, Counting).
 */
export function countLater(count: (counter: Counter) => void): void {
  if (document.body.dataset.analyticsHost) import('./count').then(count).catch(() => {});
}
