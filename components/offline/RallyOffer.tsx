'use client';

import { lazy } from 'react';
import { LazyBoundary } from '@/components/ui/LazyBoundary';
import { useIsTouched } from '@/components/ui/useIsTouched';
import { loadOrReload } from '@/lib/browser/reload';
import type { RallyPanelProps } from './RallyPanel';

const RallyPanel = lazy(async () => {
  const { RallyPanel } = await loadOrReload(() => import('./RallyPanel'));
  return { default: RallyPanel };
});

/**
 * Offers to keep the pages for a place without signal. Not in the HTML, since it needs scripts: it loads
 * when the page is first touched.
 */
export function RallyOffer(props: RallyPanelProps) {
  const isWanted = useIsTouched();
  if (!isWanted) return null;
  return (
    <LazyBoundary fallback={null}>
      <RallyPanel {...props} />
    </LazyBoundary>
  );
}
