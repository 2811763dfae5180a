'use client';

import { lazy } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
import { loadOrReload } from '@/lib/browser/reload';
import type { PrintedSheetProps } from './PrintedSheet';

const PrintedSheet = lazy(async () => {
  const { PrintedSheet } = await loadOrReload(() => import('./PrintedSheet'));
  return { default: PrintedSheet };
});

/** The sheet that the call page prints; none before hydration. */
export function CallSheet(props: PrintedSheetProps) {
  return (
    <AfterHydration>
      <PrintedSheet {...props} />
    </AfterHydration>
  );
}
