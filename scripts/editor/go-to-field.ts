/** Frames the CMS may need to draw what was scrolled to. */
const DRAWN_FRAMES = 6;

async function frames() {
  for (let count = 0; count < DRAWN_FRAMES; count += 1) await new Promise(requestAnimationFrame);
}

/** Focuses a field, scrolling to it first: the CMS draws a form only as far as it is scrolled. */
export async function goToField(from: HTMLElement, locale: string, keyPath: string): Promise<void> {
  let area = from.parentElement;
  while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
  const before = document.activeElement;
  for (let top = 0; top < (area?.scrollHeight ?? 1); top += area?.clientHeight ?? 1) {
    if (top > 0 && area) area.scrollTop = top;
    await frames();
    // the message that the CMS's own list of errors sends
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin);
    await frames();
    if (document.activeElement !== before) return;
  }
}
