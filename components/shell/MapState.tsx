'use client';

import { useEffect } from 'react';

/** Brings the map's state into being. Rendered only where features.map is on; see Document. */
export function MapState({ token }: { token: string }) {
  useEffect(() => {
    // a page whose state did not come is a page without a map
    import('@/lib/state/map').then(({ startMap }) => startMap(token)).catch(() => {});
  }, [token]);
  return null;
}
