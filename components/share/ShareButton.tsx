import { buttonClass } from '@/components/ui/Button';
import { Icon, type IconName } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { type Network, shareLink } from '@/lib/share/links';
import { PopupLink } from './PopupLink';

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
 * A share link (spec.md section 2, Share buttons): the email network leads there in this window, the
 * others in one of their own. A refused address gives no button.
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

  const className = isButton
    ? buttonClass({ variant: 'dark', size: size === 'lg' ? 'lg' : 'md' })
    : undefined;
  const face = (
    <>
      {shouldDisplayIcon && <Icon name={icons[network]} />}
      <span className={shouldDisplayText ? undefined : layout.visuallyHidden}>{label}</span>
    </>
  );

  return network === 'email' ? (
    <a href={href} className={className}>
      {face}
    </a>
  ) : (
    <PopupLink href={href} network={network} className={className}>
      {face}
      <span className={layout.visuallyHidden}> {newTab}</span>
    </PopupLink>
  );
}
