'use client';

import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { countEvent, currentRoute } from '@/lib/browser/count';
import { openSharePopup } from '@/lib/browser/popup';
import { type Network, shareLink } from '@/lib/share/links';
import { shareEvent } from '@/lib/tracking/events';

const icons: Record<Network, IconName> = {
  twitter: 'bubble',
  facebook: 'outward',
  email: 'envelope',
};

type ShareButtonProps = {
  network: Network;
  text: string;
  url: string;
  label: string;
  newTab: string;
  isButton?: boolean;
  shouldDisplayText?: boolean;
  shouldDisplayIcon?: boolean;
  size?: 'sm' | 'lg';
};

/**
 * A share link (spec.md section 2, Share buttons): a real one first, a popup from the press where
 * the browser allows it. A refused address gives no button.
 */
export function ShareButton({
  network,
  text,
  url,
  label,
  newTab,
  isButton = true,
  shouldDisplayText = true,
  shouldDisplayIcon = true,
  size = 'sm',
}: ShareButtonProps) {
  const href = shareLink(network, text, url);
  if (!href) return null;
  const isEmail = network === 'email';

  function share(event: MouseEvent) {
    if (network !== 'email') countEvent(shareEvent(network, currentRoute()));
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isEmail && isPlain && href && openSharePopup(href)) event.preventDefault();
  }

  return (
    <a
      href={href}
      className={isButton ? buttonClass({ ink: 'ink', isBig: size === 'lg' }) : undefined}
      onClick={share}
      {...(!isEmail && { target: '_blank', rel: 'noopener' })}
    >
      {shouldDisplayIcon && <Icon name={icons[network]} />}
      <span className={shouldDisplayText ? undefined : layout.hidden}>{label}</span>
      {!isEmail && <span className={layout.hidden}> {newTab}</span>}
    </a>
  );
}
