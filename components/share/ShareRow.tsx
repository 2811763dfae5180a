'use client';

import { useTranslations } from 'next-intl';
import { useContent } from '@/components/shell/ContentProvider';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { hasShareSheet, openShareSheet } from '@/lib/browser/share';
import { emailLink } from '@/lib/share/networks';
import { ShareButton, useShareText } from './ShareButton';
import styles from './ShareRow.module.css';
import { useCopy } from './useCopy';

/** Every way to pass a page on: the networks, a letter, its address, the device's own sheet. */
export function ShareRow({ url }: { url: string }) {
  const text = useShareText();
  const { site_title: title } = useContent().content;

  return (
    <div className={styles.row}>
      <ShareButton network="twitter" text={text} url={url} />
      <ShareButton network="facebook" text={text} url={url} />
      <ShareButton network="email" url={emailLink(title, text, url)} />
      <CopyLink url={url} />
      <ShareSheet text={text} url={url} />
    </div>
  );
}

/** Copies the address and says so; where that is blocked, it shows the address to copy by hand. */
function CopyLink({ url }: { url: string }) {
  const t = useTranslations('share');
  const { outcome, copy } = useCopy();

  return (
    <span className={styles.scripted}>
      <Button variant="dark" onClick={() => copy(url)}>
        <Icon name="copy" /> {t('copy')}
      </Button>
      <span role="status">{outcome && t(outcome, { url })}</span>
    </span>
  );
}

/** The device's own share sheet, where it has one. */
function ShareSheet({ text, url }: { text: string; url: string }) {
  const t = useTranslations('share');
  const isThere = useIsMounted() && hasShareSheet();
  if (!isThere) return null;

  return (
    <Button variant="dark" onClick={() => openShareSheet({ text, url })}>
      <Icon name="outward" /> {t('system')}
    </Button>
  );
}
