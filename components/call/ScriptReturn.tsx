'use client';

import { lazy } from 'react';
import { LazyBoundary } from '@/components/ui/ErrorBoundary';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { storedForVisit } from '@/lib/browser/storage';
import { useModal } from '@/lib/modals/state';
import { importCallCard } from './import-call-card';

const WayBack = lazy(async () => ({ default: (await importCallCard()).WayBack }));

/** The way back to the card of a call, while no modal is open; nothing in a visit without one. */
export function ScriptReturn() {
  const isMounted = useIsMounted();
  const isCovered = useModal(({ modal }) => modal !== null);
  if (!isMounted || isCovered || storedForVisit('card') === null) return null;
  return (
    <LazyBoundary fallback={null}>
      <WayBack />
    </LazyBoundary>
  );
}
