'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { ShareRow } from '@/components/share/ShareRow';
import { usePictureAbility } from '@/components/share/usePictureAbility';
import { useSharedAddress } from '@/components/share/useSharedAddress';
import { withMessages } from '@/components/providers/LazyMessages';
import { openShareSheet } from '@/lib/share/share.browser';
import { fetchPicture } from '@/lib/toolkit/service';
import toolkit from '@/messages/toolkit.json';
import styles from './Entry.module.css';
import { PhoneFold } from './PhoneFold';

type GraphicShareProps = {
  text: string;
  url: string;
  picture: { address: string; name: string; title: string };
  place: 'first' | 'further' | 'alone';
};

/** Only a share sheet takes the picture along; the page says how WhatsApp gets it. */
export const GraphicShare = withMessages({ toolkit }, Ways);

function Ways({ text, url, picture, place }: GraphicShareProps) {
  const t = useTranslations('toolkit');
  const isMounted = useIsMounted();
  const { canShare: isOffered, canDownload } = usePictureAbility();
  const [problem, setProblem] = useState<'pictureFailed' | 'shareFailed' | null>(null);
  const link = useSharedAddress(url);
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
    setProblem(
      (await openShareSheet({ files: [file], text: `${text} ${link}` })) ? null : 'shareFailed',
    );
  }

  const isFolded = place === 'further';
  const Fold = isFolded ? 'details' : 'div';
  // red for the one act: the call on a page of its own, else sharing, where the device can
  const [main, other] =
    place === 'alone' ? (['dark', 'outline'] as const) : ([undefined, 'dark'] as const);

  return (
    <>
      {isFolded && <PhoneFold>{t('saveOrShare')}</PhoneFold>}
      <div className={isMounted && !isOffered ? undefined : styles.acts}>
        {canDownload ? (
          <ButtonLink
            variant={isOffered ? other : main}
            size="lg"
            isFullWidth
            href={picture.address}
            download={picture.name}
          >
            <Icon name="download" />
            <span>
              {t('save')}
              <span className="visuallyHidden">: {picture.title}</span>
            </span>
          </ButtonLink>
        ) : (
          <p>{t('hold')}</p>
        )}
        {isOffered && (
          <Button variant={main} size="lg" onPointerDown={fetchOnce} onClick={share}>
            <Icon name="outward" /> {t('shareSheet')}
          </Button>
        )}
      </div>
      {place === 'first' && <PhoneFold>{t('ways')}</PhoneFold>}
      <p role="status" className={problem ? undefined : 'visuallyHidden'}>
        {problem && t(problem, { save: t('save') })}
      </p>
      <Fold className={clsx('screenOnly', isFolded && 'fold', styles.ways)}>
        {isFolded && <summary>{t('ways')}</summary>}
        <ShareRow text={text} url={url} sheet={false} />
        <p className="note">
          {isOffered ? t('whatsappOrSheet', { share: t('shareSheet') }) : t('whatsappText')}
        </p>
      </Fold>
    </>
  );
}
