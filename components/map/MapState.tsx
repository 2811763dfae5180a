'use client';

import { useEffect } from 'react';
import { startMap } from '@/lib/map/state';
import { publicConfig } from '@/lib/public-config';

/** Initialises the map's state. Rendered only where features.map is on. */
export function MapState() {
  useEffect(() => startMap(publicConfig.maps_token), []);
  return null;
}
