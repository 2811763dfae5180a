'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useContent } from '@/components/providers/ContentProvider';
import { emailLink, type Network, networks } from '@/lib/share/networks';
import { canShareFile, hasShareSheet, openShareSheet } from '@/lib/share/share.browser';
import { ShareButton, useShareText } from './ShareButton';
import styles from './ShareRow.module.css';
import { useCopy } from './useCopy';
import { useSharedAddress } from './useSharedAddress';

const personal: readonly Network[] = ['whatsapp', 'sms'];

type ShareRowProps = {
  url: string;
  text?: string;
  file?: File;
  /** replaces the device's share sheet for the text and the picture */
  sheet?: ReactNode;
  /** for a message to one person, which is copied whole under this label */
  copyLabel?: string;
};

export function ShareRow({ url: address, text, file, sheet, copyLabel }: ShareRowProps) {
  const siteText = useShareText();
  const { site_title: title } = useContent().values;
  const t = useTranslations('share');
  const url = useSharedAddress(address);
  const words = text ?? siteText;
  const cells = (place: 'row' | 'more') =>
    (Object.keys(networks) as Network[])
      .filter((network) =>
        copyLabel ? personal.includes(network) : networks[network].place === place,
      )
      .map((network) => (
        <li key={network}>
          <ShareButton
            network={network}
            text={words}
            url={network === 'email' ? emailLink(title, words, url) : url}
            isButton={false}
            shouldDisplayIcon={false}
          />
        </li>
      ));

  return (
    <div className="rows screenOnly">
      {sheet ?? <ShareSheet text={words} url={url} file={file} />}
      <ul className={clsx('inkHover', styles.row)}>
        {cells('row')}
        <CopyLink url={url} text={copyLabel ? `${words} ${url}` : url} label={copyLabel} />
        {!copyLabel && (
          <li>
            <details>
              <summary>{t('more')}</summary>
              <ul className={styles.row}>{cells('more')}</ul>
            </details>
          </li>
        )}
      </ul>
    </div>
  );
}

type CopyLinkProps = { url: string; text: string; label: string | undefined };

/** Where copying is blocked, it shows the URL to copy by hand. */
function CopyLink({ url, text, label }: CopyLinkProps) {
  const t = useTranslations('share');
  const { outcome, copy } = useCopy();

  return (
    <li className="scripted">
      <button type="button" onClick={() => copy(text)}>
        {label ?? t('copy')}
      </button>
      <span role="status">{outcome && t(outcome, { url })}</span>
    </li>
  );
}

/** Renders nothing on a device without a share sheet. */
function ShareSheet({ text, url, file }: { text: string; url: string; file: File | undefined }) {
  const t = useTranslations('share');
  const isThere = useIsMounted() && hasShareSheet();
  if (!isThere) return null;
  // beside a picture many programs drop the URL, and keep the text
  const shared =
    file && canShareFile(file) ? { files: [file], text: `${text} ${url}` } : { text, url };

  return (
    <Button variant="dark" isFullWidth onClick={() => openShareSheet(shared)}>
      <Icon name="outward" /> {t('system')}
    </Button>
  );
}
