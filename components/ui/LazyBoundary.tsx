import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

type LazyBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Around a lazy part: the fallback stands until it is loaded, and stays where it cannot be. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
