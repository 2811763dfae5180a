'use client';

import type { ReactNode } from 'react';
import { countLater } from '@/lib/browser/count-later';
import { isPlainClick } from '@/lib/browser/plain-click';
import { openSharePopup } from '@/lib/browser/popup';

type PopupLinkProps = {
  href: string;
  network: 'twitter' | 'facebook';
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a network: counted from the press, in a window of its own where the browser lets it. */
export function PopupLink({ href, network, className, children }: PopupLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={className}
      onClick={(event) => {
        countLater((counter) => counter.countShare(network));
        if (isPlainClick(event) && openSharePopup(href)) event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}
