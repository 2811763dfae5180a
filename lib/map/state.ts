import { create } from 'zustand';

export type Pin = { latitude: number; longitude: number };

/** The map's state; it exists only where features.map is on. */
export type MapState = { token: string; zoom: number | null; currentPin: Pin | null };

export const useMap = create<MapState>(() => ({ token: '', zoom: null, currentPin: null }));

/** Initialises the state with the maps service's token and no view. */
export function startMap(token: string): void {
  useMap.setState({ token, zoom: null, currentPin: null });
}

export function setZoom(zoom: number): void {
  useMap.setState({ zoom });
}

/** Sets or removes the pin. */
export function setCurrentPin(currentPin: Pin | null): void {
  useMap.setState({ currentPin });
}
