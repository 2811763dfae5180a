'use client';

import type { ReactNode } from 'react';
import { useIsMounted } from './useIsMounted';
import { useIsPast } from './useIsPast';

/** What shows since a moment or until one, in milliseconds since 1970. */
export type ByClockProps = {
  as?: 'div' | 'span' | 'li';
  since?: number;
  until?: number;
  children: ReactNode;
};

/** What the visitor's clock shows or hides: in the HTML, which knows none, that waits for a moment is hidden. */
export function ByClock({ as: Part = 'div', since, until, children }: ByClockProps) {
  const isMounted = useIsMounted();
  const isPast = useIsPast(since ?? until ?? Number.NaN);
  const isShown = isPast === (since !== undefined);

  return (
    // lib/gate/dated.ts shows or hides it before React does
    <Part hidden={!isShown} data-since={since} data-until={until} suppressHydrationWarning>
      {(isShown || !isMounted) && children}
    </Part>
  );
}
