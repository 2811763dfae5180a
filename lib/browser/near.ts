/** How far from the window something is near: about a screen's height. */
const NEAR = '600px';

/** Calls `onNear` each time that an element comes near the window; returns a cleanup function. */
export function onApproach(element: Element, onNear: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onNear();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    { rootMargin: NEAR },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
