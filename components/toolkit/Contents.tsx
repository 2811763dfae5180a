'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { followContents } from '@/lib/toolkit/contents.browser';

type ContentsProps = { className?: string | undefined; label: string; children: ReactNode };

export function Contents({ className, label, children }: ContentsProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => (nav.current ? followContents(nav.current) : undefined), []);

  return (
    <nav ref={nav} className={className} aria-label={label}>
      {children}
    </nav>
  );
}
