import { create } from 'zustand';

/** The map's state: the maps service's token, and the view. It exists only where features.map is on. */
export const useMap = create<{
  token: string;
  zoom: number | null;
  currentPin: { latitude: number; longitude: number } | null;
}>(() => ({ token: '', zoom: null, currentPin: null }));
