import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

type LazyBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Shows the fallback until a lazy part is loaded, and for good where it cannot be loaded. */
export function LazyBoundary({ fallback, children }: LazyBoundaryProps) {
  return (
    <ErrorBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
