/** Fired on the document when React has taken over the page. */
export const HYDRATED_EVENT = 'hydrated';

/** Says that React has taken over: the gate gives back what was pressed. */
export function announceHydrated(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = '';
  dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
