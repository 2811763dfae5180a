/**
 * Whether the visitor has pressed anything on this page yet. Until then no video starts by itself:
 * the browser would not let it, and nothing of a video service is asked for before a press.
 */
export function hasPressed(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}
