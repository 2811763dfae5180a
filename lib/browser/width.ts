/** When the width is measured where the browser cannot watch it (spec.md section 9, Selfie). */
export const PREVIEW_SIZE_FALLBACK_MS = 300;

/** Says how many of the screen's dots an element is wide, now and after each change; returns a cleanup function. */
export function watchWidth(element: HTMLElement, onWidth: (dots: number) => void): () => void {
  const measure = () => onWidth(Math.round(element.clientWidth * (devicePixelRatio || 1)));
  if (typeof ResizeObserver !== 'function') {
    const timer = setTimeout(measure, PREVIEW_SIZE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
