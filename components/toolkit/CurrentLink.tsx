'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { followContents } from '@/lib/toolkit/contents.browser';

type CurrentLinkProps = { className?: string | undefined; label: string; children: ReactNode };

export function CurrentLink({ className, label, children }: CurrentLinkProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? followContents(nav.current) : undefined), []);

  return (
    <nav ref={nav} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
