'use client';

import { lazy } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/config/targets';
import type { VisitorPartProps } from './VisitorPart';

const load = process.env.WITHOUT_SENATORS ? null : () => import('./VisitorPart');

const VisitorPart = load && lazy(async () => ({ default: (await loadOrReload(load)).VisitorPart }));

/** The children until the page is touched and the part is loaded, and where nobody calls senators. */
export function VisitorPlace(props: VisitorPartProps) {
  const isWanted = useIsTouched();
  if (!VisitorPart || !isWanted || targetsKind() !== 'us-senators') return props.children;
  return (
    <LazyBoundary fallback={props.children}>
      <VisitorPart {...props} />
    </LazyBoundary>
  );
}
