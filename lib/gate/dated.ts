/**
 * A separate script of the pages with a date: shows what they say since a moment and hides what they say until
 * one, since the HTML knows no clock and React waits for a visitor.
 */
function followClock(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-since], [data-until]')) {
    const { since, until } = element.dataset;
    element.hidden = Date.now() < Number(since ?? until) === (since !== undefined);
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', followClock);
else followClock();
