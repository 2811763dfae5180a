'use client';

import { useEffect } from 'react';
import { publicConfig } from '@/lib/config/public-config';
import { startMap } from '@/lib/map/state';

/** Initialises the map's state. Rendered only where features.map is on. */
export function MapState() {
  useEffect(() => startMap(publicConfig.maps_token), []);
  return null;
}
