'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { emailLink, type Network, networks } from '@/lib/share/networks';
import { canShareFile, hasShareSheet, openShareSheet } from '@/lib/share/share.browser';
import { ShareButton, useShareText } from './ShareButton';
import styles from './ShareRow.module.css';
import { useCopy } from './useCopy';

type ShareRowProps = {
  url: string;
  /** the campaign's own text where none is given */
  text?: string;
  /** a picture to hand on with the text, where the device can */
  file?: File;
  /** in place of the device's own share sheet for the text and the picture */
  sheet?: ReactNode;
  /** a last cell */
  children?: ReactNode;
};

/** Every way to pass something on: the device's own sheet, the networks, a letter, its address. */
export function ShareRow({ url, text, file, sheet, children }: ShareRowProps) {
  const siteText = useShareText();
  const { site_title: title } = useContent().content;
  const words = text ?? siteText;

  return (
    <div className={styles.share}>
      {sheet ?? <ShareSheet text={words} url={url} file={file} />}
      <ul className={styles.row}>
        {(Object.keys(networks) as Network[]).map((network) => (
          <li key={network}>
            <ShareButton
              network={network}
              text={words}
              url={network === 'email' ? emailLink(title, words, url) : url}
              isButton={false}
              shouldDisplayIcon={false}
            />
          </li>
        ))}
        <CopyLink url={url} />
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}

/** Copies the address and says so; where that is blocked, it shows the address to copy by hand. */
function CopyLink({ url }: { url: string }) {
  const t = useTranslations('share');
  const { outcome, copy } = useCopy();

  return (
    <li className={styles.scripted}>
      <button type="button" onClick={() => copy(url)}>
        {t('copy')}
      </button>
      <span role="status">{outcome && t(outcome, { url })}</span>
    </li>
  );
}

type ShareSheetProps = { text: string; url: string; file: File | undefined };

/** The device's own share sheet, where it has one; with the picture, where it takes pictures. */
function ShareSheet({ text, url, file }: ShareSheetProps) {
  const t = useTranslations('share');
  const isThere = useIsMounted() && hasShareSheet();
  if (!isThere) return null;
  const files = file && canShareFile(file) ? { files: [file] } : {};

  return (
    <Button variant="dark" isFullWidth onClick={() => openShareSheet({ text, url, ...files })}>
      <Icon name="outward" /> {t('system')}
    </Button>
  );
}
