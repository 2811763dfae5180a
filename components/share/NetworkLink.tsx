'use client';

import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { isPlainClick } from '@/lib/browser/plain-click';
import { type Network, networks } from '@/lib/share/networks';
import { openSharePopup } from '@/lib/share/share.browser';
import { countShare } from '@/lib/tracking/counting.browser';

/** What a press does as it begins and once it is made; false where the link is to be followed after all. */
export type Opening = { prepare?: () => void; act: (href: string) => boolean };

type NetworkLinkProps = {
  href: string;
  network: Network;
  className?: string | undefined;
  opening?: Opening | undefined;
  children: ReactNode;
};

/** A press that opens the share window is counted at once. */
export function NetworkLink(props: NetworkLinkProps) {
  const { href, network, className, opening = { act: openSharePopup }, children } = props;
  if (!networks[network].sharePage) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }

  return (
    <NewTabLink
      href={href}
      className={className}
      onPointerDown={opening.prepare}
      onClick={(event) => {
        countShare(network);
        if (isPlainClick(event) && opening.act(href)) event.preventDefault();
      }}
    >
      {children}
    </NewTabLink>
  );
}
