export const HYDRATED_EVENT = 'hydrated';

/** Announces hydration, upon which the gate resubmits held presses. */
export function announceHydrated(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = '';
  dataset.hydrated = '';
  document.dispatchEvent(new Event(HYDRATED_EVENT));
}
