'use client';

import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { isPlainClick } from '@/lib/browser/plain-click';
import type { Network } from '@/lib/share/networks';
import { openSharePopup } from '@/lib/share/share.browser';
import { countShare } from '@/lib/tracking/counting.browser';

type PopupLinkProps = {
  href: string;
  network: Network;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a network, counted on click; it opens the share window where the browser allows it. */
export function PopupLink({ href, network, className, children }: PopupLinkProps) {
  return (
    <NewTabLink
      href={href}
      className={className}
      onClick={(event) => {
        countShare(network);
        if (isPlainClick(event) && openSharePopup(href)) event.preventDefault();
      }}
    >
      {children}
    </NewTabLink>
  );
}
