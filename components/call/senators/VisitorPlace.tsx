'use client';

import { lazy } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import { targetsKind } from '@/lib/config/targets';
import type { VisitorPartProps } from './VisitorPart';

const load = process.env.WITHOUT_SENATORS ? null : () => import('./VisitorPart');

const VisitorPart = load && lazy(async () => ({ default: (await loadOrReload(load)).VisitorPart }));

/**
 * A part that depends on where the visitor votes, looked up on the device. All load together when the
 * page is first touched; the children show until then, and in campaigns that do not address senators.
 */
export function VisitorPlace(props: VisitorPartProps) {
  const isWanted = useIsTouched();
  if (!VisitorPart || !isWanted || targetsKind() !== 'us-senators') return props.children;
  return (
    <LazyBoundary fallback={props.children}>
      <VisitorPart {...props} />
    </LazyBoundary>
  );
}
