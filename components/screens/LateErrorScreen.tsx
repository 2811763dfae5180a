'use client';

import { lazy, Suspense } from 'react';
import type { ErrorScreenProps } from './ErrorScreen';

const ErrorScreen = lazy(() => import('./ErrorScreen'));

/** The error screen, fetched when there is an error; where it cannot be had, the last resort stands in. */
export function LateErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  );
}
