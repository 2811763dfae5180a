'use client';

import type { ReactNode } from 'react';
import { useNow } from './useNow';

/** In milliseconds since 1970. */
export type ByClockProps = {
  as?: 'div' | 'span' | 'small' | 'li';
  since?: number;
  until?: number;
  children: ReactNode;
};

/**
 * What the visitor’s clock shows or hides when the page opens, and not later: a form in it may be half
 * filled in. In the HTML, which knows no clock, what waits for a moment is hidden.
 */
export function ByClock({ as: Part = 'div', since, until, children }: ByClockProps) {
  const openedAt = useNow(() => null);
  const wasPast = openedAt !== null && openedAt >= (since ?? until ?? Number.NaN);
  const isShown = wasPast === (since !== undefined);

  return (
    // lib/gate/dated.ts shows or hides it before React does
    <Part hidden={!isShown} data-since={since} data-until={until} suppressHydrationWarning>
      {(isShown || openedAt === null) && children}
    </Part>
  );
}
