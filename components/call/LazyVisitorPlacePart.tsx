'use client';

import { lazy, type ReactNode } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import type { VisitorPlacePartProps } from './VisitorPlacePart';

// compiled, this leaves the senators' table out where a campaign does not address them
const load = process.env.TARGETS_KIND === 'us-senators' ? () => import('./VisitorPlacePart') : null;

const VisitorPlacePart =
  load &&
  lazy(async () => {
    const { VisitorPlacePart } = await loadOrReload(load);
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
  if (!isWanted || !VisitorPlacePart) return fallback;
  return (
    <LazyBoundary fallback={fallback}>
      <VisitorPlacePart {...part} />
    </LazyBoundary>
  );
}
