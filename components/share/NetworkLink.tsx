'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type Network, networks } from '@/lib/share/networks';
import { isHidden, openSharePopup } from '@/lib/share/share.browser';
import { countShare } from '@/lib/tracking/counting.browser';

type NetworkLinkProps = {
  href: string;
  network: Network;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A press that opens the share window is counted at once. A link that a blocker hides is taken out, so that
 * styles know of it.
 */
export function NetworkLink({ href, network, className, children }: NetworkLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => setIsBlocked(link.current !== null && isHidden(link.current)), []);
  if (isBlocked) return null;
  if (!networks[network].sharePage) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }

  return (
    <NewTabLink
      ref={link}
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
