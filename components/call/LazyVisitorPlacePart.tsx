'use client';

import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/targets';
import type { VisitorPlacePartProps } from './VisitorPlacePart';

const VisitorPlacePart = lazy(async () => {
  const { VisitorPlacePart } = await loadOrReload(() => import('./VisitorPlacePart'));
  return { default: VisitorPlacePart };
});

/**
 * A part that depends on where the visitor votes. It loads with the senators' table when the page is
 * first touched; the fallback shows until then, where it cannot be loaded, and where a campaign does
 * not address senators.
 */
export function LazyVisitorPlacePart({
  fallback = null,
  ...part
}: VisitorPlacePartProps & { fallback?: ReactNode }) {
  const isWanted = useIsTouched();
  if (!isWanted || targetsKind() !== 'us-senators') return fallback;
  return (
    <LazyBoundary fallback={fallback}>
      <VisitorPlacePart {...part} />
    </LazyBoundary>
  );
}
