'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { canSharePictures, openShareSheet } from '@/lib/share/share.browser';
import { fetchPicture } from '@/lib/toolkit/service';

type ShareWithImageProps = { text: string; picture: string; name: string };

/** Opens the device's share sheet with the picture and the text together, where it has one. */
export function ShareWithImage({ text, picture, name }: ShareWithImageProps) {
  const t = useTranslations('toolkit');
  const isOffered = useIsMounted() && canSharePictures();
  const [problem, setProblem] = useState<'pictureFailed' | 'shareFailed' | null>(null);
  const fetched = useRef<Promise<File | null>>(null);
  if (!isOffered) return null;

  // fetch when the press begins, since the sheet must open right after it
  function fetchOnce(): Promise<File | null> {
    fetched.current ??= fetchPicture(picture, name).catch(() => {
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

  return (
    <>
      <Button size="lg" isFullWidth onPointerDown={fetchOnce} onClick={share}>
        <Icon name="outward" /> {t('shareSheet')}
      </Button>
      <span role="status" className={problem ? undefined : layout.visuallyHidden}>
        {problem && t(problem)}
      </span>
    </>
  );
}
