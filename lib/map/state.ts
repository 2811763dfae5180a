import { create } from 'zustand';

export type Pin = { latitude: number; longitude: number };

/** The map's state; it exists only where features.map is on (spec.md section 3, Map state). */
export type MapState = { token: string; zoom: number | null; currentPin: Pin | null };

export const useMap = create<MapState>(() => ({ token: '', zoom: null, currentPin: null }));

/** Begins the state with the maps service's token; nothing is in view yet. */
export function startMap(token: string): void {
  useMap.setState({ token, zoom: null, currentPin: null });
}

export function setZoom(zoom: number): void {
  useMap.setState({ zoom });
}

/** Puts the pin somewhere, or takes it away. */
export function setCurrentPin(currentPin: Pin | null): void {
  useMap.setState({ currentPin });
}
