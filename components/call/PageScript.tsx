'use client';

import { lazy, type ReactNode } from 'react';
import { AfterHydration } from '@/components/ui/AfterHydration';
import { loadOrReload } from '@/lib/browser/reload';
import type { CallScript } from '@/lib/call/script';

const FilledScript = lazy(async () => {
  const { FilledScript } = await loadOrReload(() => import('./FilledScript'));
  return { default: FilledScript };
});

/** The call script with its blanks filled in; until then the children, which are the script without. */
export function PageScript({ script, children }: { script: CallScript; children: ReactNode }) {
  return (
    <AfterHydration fallback={children}>
      <FilledScript script={script} />
    </AfterHydration>
  );
}
