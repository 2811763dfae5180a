'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useContent } from '@/components/providers/ContentProvider';
import { withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { type Network, networks, shareLink } from '@/lib/share/networks';
import { NetworkLink } from './NetworkLink';
import { useSharedAddress } from './useSharedAddress';

type ShareButtonProps = {
  network: Network;
  text?: string;
  url?: string;
  isButton?: boolean;
  shouldDisplayText?: boolean;
  shouldDisplayIcon?: boolean;
  size?: 'sm' | 'lg';
};

export function useShareText(): string {
  const { share_text: text, share_tweet: tweet, site_title: title } = useContent().values;
  return text ?? tweet ?? title;
}

/** Nothing for a refused URL. */
export function ShareButton({ network, text, url, size = 'sm', ...look }: ShareButtonProps) {
  const { isButton = true, shouldDisplayText = true, shouldDisplayIcon = true } = look;
  const t = useTranslations('share');
  const siteText = useShareText();
  const pageUrl = useSharedAddress(`${publicConfig.site_url}${withBasePath(usePathname() ?? '/')}`);
  const href = shareLink(network, text ?? siteText, url ?? pageUrl);
  if (!href) return null;

  const className = isButton ? buttonClass({ variant: 'dark', size }) : undefined;

  return (
    <NetworkLink href={href} network={network} className={className}>
      {shouldDisplayIcon && <Icon name={networks[network].icon} />}
      {shouldDisplayText ? t(network) : <span className="visuallyHidden">{t(network)}</span>}
    </NetworkLink>
  );
}
