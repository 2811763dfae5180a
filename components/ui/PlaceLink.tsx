'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { smoothLinks } from '@/lib/browser/smooth-links';

/** A link to a part of this page, to which a press scrolls smoothly. */
export function PlaceLink({ href, children }: { href: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => (link.current ? smoothLinks(link.current) : undefined), []);

  return (
    <a ref={link} href={href}>
      {children}
    </a>
  );
}
