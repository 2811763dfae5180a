import { render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { config } from '@/lib/config';
import { Document } from './Document';
import { MapState } from './MapState';

const loaded = vi.hoisted(() => vi.fn());

vi.mock('@/lib/state/map', async (load) => {
  loaded();
  return load();
});
vi.mock('next/font/local', () => ({ default: () => ({ variable: 'font' }) }));
vi.mock('next-intl/server', () => ({ setRequestLocale: () => {} }));
vi.mock('next-intl', () => ({ useTranslations: () => Object.assign(() => '', { raw: () => '' }) }));

/** Every component that the document renders, by its function. */
function partsOf(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(partsOf);
  if (!node || typeof node !== 'object' || !('props' in node)) return [];
  const { type, props } = node as { type?: unknown; props: { children?: unknown } };
  return [type, ...partsOf(props.children)];
}

describe('the map’s state', () => {
  beforeEach(() => {
    config.features.map = false;
  });

  test('does not exist while the flag is off', () => {
    expect(partsOf(Document({ locale: 'en', children: null }))).not.toContain(MapState);
    expect(loaded).not.toHaveBeenCalled();
  });

  test('is there once the flag is on: token, zoom and pin', async () => {
    config.features.map = true;
    expect(partsOf(Document({ locale: 'es', children: null }))).toContain(MapState);

    render(<MapState token="a token" />);
    await waitFor(() => expect(loaded).toHaveBeenCalled());
    const { useMap, setZoom, setCurrentPin } = await import('@/lib/state/map');
    await waitFor(() =>
      expect(useMap.getState()).toEqual({ token: 'a token', zoom: null, currentPin: null }),
    );

    setZoom(7);
    setCurrentPin({ latitude: 38.35, longitude: -81.63 });
    expect(useMap.getState()).toMatchObject({ zoom: 7, currentPin: { latitude: 38.35 } });
  });
});
