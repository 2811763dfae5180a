import { create } from 'zustand';

const usePlaying = create<{ name: string | null }>(() => ({ name: null }));

/** True while this player's video is the one to play. */
export function useIsPlayRequested(name: string): boolean {
  return usePlaying((requested) => requested.name === name);
}

/** Asks for a video, also before its player is on the page. Any other one stops. */
export function requestPlay(name: string): void {
  usePlaying.setState({ name });
}

/** Takes back the request for a video, if it is still the last one. */
export function cancelPlay(name: string): void {
  usePlaying.setState((requested) => (requested.name === name ? { name: null } : requested));
}
