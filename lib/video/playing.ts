import { create } from 'zustand';

const usePlaying = create<{ name: string | null }>(() => ({ name: null }));

export function useIsPlayRequested(name: string): boolean {
  return usePlaying((requested) => requested.name === name);
}

/** Also before the player is on the page. Any other video stops. */
export function requestPlay(name: string): void {
  usePlaying.setState({ name });
}

/** Takes back the request, if it is still the last one. */
export function cancelPlay(name: string): void {
  usePlaying.setState((requested) => (requested.name === name ? { name: null } : requested));
}
