'use client';

import { useEffect } from 'react';
import { publicConfig } from '@/lib/public-config';
import { startMap } from '@/lib/state/map';

/** Brings the map's state into being. Rendered only where features.map is on. */
export function MapState() {
  useEffect(() => startMap(publicConfig.maps_token), []);
  return null;
}
