'use client';

import type { ReactNode } from 'react';
import { followSmoothly } from '@/lib/browser/scroll';

/** A link to a part of this page, to which a press scrolls smoothly. */
export function InPageLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} onClick={(event) => followSmoothly(event.currentTarget, event)}>
      {children}
    </a>
  );
}
