'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { ShareRow } from '@/components/share/ShareRow';
import { withMessages } from '@/components/providers/LazyMessages';
import { canSharePictures, openShareSheet } from '@/lib/share/share.browser';
import { fetchPicture } from '@/lib/toolkit/service';
import toolkit from '@/messages/toolkit.json';
import styles from './Entry.module.css';

type GraphicShareProps = {
  text: string;
  url: string;
  picture: { address: string; name: string; title: string };
  isFolded: boolean;
};

/** Without a share sheet that takes pictures WhatsApp gets the text alone, and the page says so. */
export const GraphicShare = withMessages({ toolkit }, Ways);

function Ways({ text, url, picture, isFolded }: GraphicShareProps) {
  const t = useTranslations('toolkit');
  const isMounted = useIsMounted();
  const isOffered = isMounted && canSharePictures();
  const [problem, setProblem] = useState<'pictureFailed' | 'shareFailed' | null>(null);
  const fetched = useRef<Promise<File | null>>(null);

  // fetch when the press begins, since the sheet must open right after it
  function fetchOnce(): Promise<File | null> {
    fetched.current ??= fetchPicture(picture.address, picture.name).catch(() => {
      fetched.current = null;
      return null;
    });
    return fetched.current;
  }

  async function share() {
    const file = await fetchOnce();
    if (!file) return setProblem('pictureFailed');
    setProblem((await openShareSheet({ files: [file], text })) ? null : 'shareFailed');
  }

  function shareInstead() {
    share();
    return true;
  }

  const Fold = isFolded ? 'details' : 'div';

  return (
    <>
      {/* red for the one act: sharing, where the device can */}
      <div className={isMounted && !isOffered ? undefined : styles.acts}>
        <ButtonLink
          variant={isOffered ? 'dark' : undefined}
          size="lg"
          isFullWidth
          href={picture.address}
          download={picture.name}
        >
          <Icon name="download" />
          <span>
            {t('save')}
            <span className={layout.visuallyHidden}>: {picture.title}</span>
          </span>
        </ButtonLink>
        {isOffered && (
          <Button size="lg" onPointerDown={fetchOnce} onClick={share}>
            <Icon name="outward" /> {t('shareSheet')}
          </Button>
        )}
      </div>
      <p role="status" className={problem ? undefined : layout.visuallyHidden}>
        {problem && t(problem, { save: t('save') })}
      </p>
      <Fold className={isFolded ? `${layout.fold} ${styles.ways}` : styles.ways}>
        {isFolded && <summary>{t('ways')}</summary>}
        <ShareRow
          text={text}
          url={url}
          sheet={false}
          whatsapp={isOffered ? { prepare: fetchOnce, act: shareInstead } : undefined}
        />
        <p className={typography.note}>{t(isOffered ? 'whatsappCarries' : 'whatsappText')}</p>
      </Fold>
    </>
  );
}
