'use client';

import { lazy } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
import { loadOrReload } from '@/lib/browser/reload';
import type { PrintedSheetProps } from './PrintedSheet';

const SheetOffer = lazy(async () => {
  const { SheetOffer } = await loadOrReload(() => import('./SheetOffer'));
  return { default: SheetOffer };
});

/** The sheet that the call page prints, and its offer; neither is there before hydration. */
export function CallSheet(props: PrintedSheetProps) {
  return (
    <AfterHydration>
      <SheetOffer {...props} />
    </AfterHydration>
  );
}
