'use client';

import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { useIsMounted } from './useIsMounted';

type AfterHydrationProps = { fallback?: ReactNode; children: ReactNode };

/**
 * A lazy part that the HTML has no need of: the fallback stands until it is loaded, and stays where it
 * cannot be.
 */
export function AfterHydration({ fallback = null, children }: AfterHydrationProps) {
  const isMounted = useIsMounted();
  if (!isMounted) return fallback;
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
