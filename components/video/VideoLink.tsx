import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { isPlainClick } from '@/lib/browser/plain-click';
import { publicConfig } from '@/lib/config/public-config';

type VideoLinkProps = {
  page: string;
  onPress: () => void;
  /** for one button of a group that has one pressed */
  isPressed?: boolean;
  /** for screen readers, on the link alone, before the mention of its new tab */
  linkHint?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A link, and a button once scripts can play: one element, so that no press or focus is lost. */
export function VideoLink(props: VideoLinkProps) {
  const { page, onPress, isPressed, linkHint, className, children } = props;
  const t = useTranslations('share');
  const isButton = useIsMounted() && !publicConfig.isArchived;

  return (
    <a
      className={className}
      href={page}
      target="_blank"
      rel="noopener"
      data-scripted={publicConfig.isArchived ? undefined : ''}
      {...(isButton && { role: 'button', 'aria-pressed': isPressed })}
      onClick={(event) => {
        if (publicConfig.isArchived || !isPlainClick(event)) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        // Space presses a button, but not a link
        if (!isButton || event.key !== ' ') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {children}
      {!isButton && (
        <span className="visuallyHidden">{`${linkHint ? ` ${linkHint}` : ''} ${t('newTab')}`}</span>
      )}
    </a>
  );
}
