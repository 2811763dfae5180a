import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { RadioRow } from '@/components/ui/RadioRow';
import { targetsKind } from '@/lib/config/targets';
import { type PosterShape, posterShapes, shapePixels } from '@/lib/selfie/poster-shapes';
import {
  createSelfiePoster,
  type FinishedParts,
  type SelfiePoster,
} from '@/lib/selfie/selfie-poster.browser';
import { makeAnother, type Submission } from '@/lib/selfie/state';
import { ErrorAlert } from './ErrorAlert';
import { PosterDownload, PosterShare } from './PosterActions';
import styles from './SelfieForm.module.css';

export function SelfieResult({ poster: square, photoUrl }: Extract<Submission, { phase: 'done' }>) {
  const t = useTranslations('selfie');
  const [shape, setShape] = useState<PosterShape>('square');
  const story = useStory(square.parts, shape === 'story');
  const isStory = story !== null && story !== 'failed';
  const poster = isStory ? story : square;
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    heading.current?.focus();
    // on a phone the heading is below the picture, and the picture is what visitors want to see
    picture.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.shoot}>
      <NewTabLink
        ref={picture}
        className={clsx(styles.picture, styles.poster)}
        href={(!isStory && photoUrl) || poster.url}
        data-shape={poster.shape}
      >
        <img
          // the poster made here is the same picture, without a request to another host
          src={poster.url}
          {...shapePixels[poster.shape]}
          alt={t('posterAlt', { caption: poster.parts.caption })}
        />
      </NewTabLink>
      <div className={clsx('stack', styles.words)}>
        <h3 ref={heading} className="subTitle landing" tabIndex={-1}>
          {t('ready')}
        </h3>
        <p>{t('readyText', { targets: targetsKind() })}</p>
        <RadioRow
          legend={t('shape')}
          isLegendHidden
          values={posterShapes}
          chosen={shape}
          onChoose={setShape}
        >
          {(each) => t(`shapes.${each}`)}
        </RadioRow>
        {story === 'failed' && <ErrorAlert message={t('storyFailed')} />}
        <PosterDownload poster={poster} size="lg" isFullWidth />
        <div className={styles.passOn}>
          <PosterShare poster={poster} photoUrl={photoUrl} />
        </div>
        <Button variant="outline" onClick={makeAnother}>
          {t('makeAnother')}
        </Button>
      </div>
    </div>
  );
}

/** Null until it is made, and while it is not wanted. */
function useStory(parts: FinishedParts, isWanted: boolean) {
  const [story, setStory] = useState<SelfiePoster | 'failed' | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let isStopped = false;
    const made = createSelfiePoster(parts, 'story');
    made.catch(() => 'failed' as const).then((poster) => !isStopped && setStory(poster));
    return () => {
      isStopped = true;
      setStory(null);
      made.then(({ url }) => URL.revokeObjectURL(url)).catch(() => {});
    };
  }, [parts, isWanted]);

  return isWanted ? story : null;
}
