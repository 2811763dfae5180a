import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import typography from '@/components/ui/typography.module.css';
import { POSTER_SIZE } from '@/lib/selfie/poster';
import { makeAnother, type Submission } from '@/lib/selfie/state';
import { targetsKind } from '@/lib/targets';
import { PosterDownload, PosterShare } from './PosterActions';
import styles from './SelfieForm.module.css';

type Done = Extract<Submission, { phase: 'done' }>;

/** The combined image and the ways to share it. */
export function SelfieResult({ poster, photoUrl }: Done) {
  const t = useTranslations('selfie');
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    heading.current?.focus();
    // on a phone the heading is below the picture, and the picture is what visitors want to see
    picture.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.shoot}>
      <NewTabLink ref={picture} className={styles.poster} href={photoUrl ?? poster.url}>
        <img
          // the poster made here is the same picture, without a request to another host
          src={poster.url}
          width={POSTER_SIZE}
          height={POSTER_SIZE}
          alt={t('posterAlt', { caption: poster.caption })}
        />
      </NewTabLink>
      <div className={styles.done}>
        <h3 ref={heading} className={typography.sub} tabIndex={-1}>
          {t('ready')}
        </h3>
        <p>{t('readyText', { targets: targetsKind() })}</p>
        <PosterDownload poster={poster} size="lg" isFullWidth />
        <PosterShare poster={poster} photoUrl={photoUrl} />
        <Button variant="outline" onClick={makeAnother}>
          {t('makeAnother')}
        </Button>
      </div>
    </div>
  );
}
