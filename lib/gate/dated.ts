/**
 * A separate script of the pages with a date: shows what they say once it has passed, since the HTML knows
 * no clock and React waits for a visitor.
 */
function showPast(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-past]')) {
    element.hidden = Date.now() < Number(element.dataset.past);
  }
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showPast);
else showPast();
