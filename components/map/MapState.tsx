'use client';

import { useEffect } from 'react';
import { publicConfig } from '@/lib/config/public-config';
import { useMap } from '@/lib/map/state';

export function MapState() {
  useEffect(() => useMap.setState({ token: publicConfig.maps_token }), []);
  return null;
}
