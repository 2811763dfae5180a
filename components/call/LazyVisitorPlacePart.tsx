'use client';

import { lazy, type ReactNode, useSyncExternalStore } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { loadOrReload } from '@/lib/browser/reload';
import { isTouched, onFirstTouch } from '@/lib/browser/touch';
import type { VisitorPlacePartProps } from './VisitorPlacePart';

const VisitorPlacePart = lazy(async () => {
  const { VisitorPlacePart } = await loadOrReload(() => import('./VisitorPlacePart'));
  return { default: VisitorPlacePart };
});

/**
 * A part that depends on where the visitor votes. It loads with the senators' table when the page is
 * first touched; the fallback shows until then, and where it cannot be loaded.
 */
export function LazyVisitorPlacePart({
  fallback = null,
  ...part
}: VisitorPlacePartProps & { fallback?: ReactNode }) {
  const isWanted = useSyncExternalStore(onFirstTouch, isTouched, () => false);
  if (!isWanted) return fallback;
  return (
    <LazyBoundary fallback={fallback}>
      <VisitorPlacePart {...part} />
    </LazyBoundary>
  );
}
