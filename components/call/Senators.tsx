'use client';

import { lazy, type ReactNode } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
import { loadOrReload } from '@/lib/browser/reload';

const VisitorSenators = lazy(async () => {
  const { VisitorSenators } = await loadOrReload(() => import('./SenatorPosters'));
  return { default: VisitorSenators };
});

/** The visitor's senators as soon as their ZIP or state is told; the children until then. */
export function Senators({ children }: { children?: ReactNode }) {
  return (
    <AfterHydration fallback={children}>
      <VisitorSenators>{children}</VisitorSenators>
    </AfterHydration>
  );
}
