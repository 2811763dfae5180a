/**
 * A separate script of pages with a date: shows and hides what they say since or until a moment, since the
 * HTML knows no clock and React waits for a visitor.
 */
function followClock(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-since], [data-until]')) {
    const { since, until } = element.dataset;
    element.hidden = Date.now() < Number(since ?? until) === (since !== undefined);
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', followClock);
else followClock();
