import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while React takes over its HTML, true from then on. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
