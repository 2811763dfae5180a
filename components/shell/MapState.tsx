'use client';

import { useEffect } from 'react';

/** Brings the map's state into being. Rendered only where features.map is on; see Document. */
export function MapState({ token }: { token: string }) {
  useEffect(() => {
    void import('@/lib/state/map').then(({ startMap }) => startMap(token));
  }, [token]);
  return null;
}
