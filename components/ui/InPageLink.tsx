'use client';

import { type ReactNode, useRef } from 'react';

/**
 * A link to a part of this page, to which a press scrolls smoothly. The code for that comes when the
 * link is touched or reached; until then the browser jumps.
 */
export function InPageLink({ href, children }: { href: string; children: ReactNode }) {
  const isAwake = useRef(false);

  function wake(link: HTMLElement) {
    if (isAwake.current) return;
    isAwake.current = true;
    import('@/lib/browser/smooth-links').then(
      ({ smoothLinks }) => smoothLinks(link),
      () => {},
    );
  }

  return (
    <a
      href={href}
      onPointerEnter={({ currentTarget }) => wake(currentTarget)}
      onFocus={({ currentTarget }) => wake(currentTarget)}
    >
      {children}
    </a>
  );
}
