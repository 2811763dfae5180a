'use client';

import { useEffect } from 'react';
import { create } from 'zustand';
import { publicConfig } from '@/lib/config/public-config';

export const useMap = create<{
  token: string;
  zoom: number | null;
  currentPin: { latitude: number; longitude: number } | null;
}>(() => ({ token: '', zoom: null, currentPin: null }));

export function MapState() {
  useEffect(() => useMap.setState({ token: publicConfig.maps_token }), []);
  return null;
}
