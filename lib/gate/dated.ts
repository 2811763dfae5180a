/** A script of its own: shows and hides dated parts while React still waits for a visitor. */
function followClock(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-since], [data-until]')) {
    const { since, until } = element.dataset;
    element.hidden = Date.now() < Number(since ?? until) === (since !== undefined);
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', followClock);
else followClock();
