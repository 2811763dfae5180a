import { create } from 'zustand';

export const useMap = create<{
  token: string;
  zoom: number | null;
  currentPin: { latitude: number; longitude: number } | null;
}>(() => ({ token: '', zoom: null, currentPin: null }));
