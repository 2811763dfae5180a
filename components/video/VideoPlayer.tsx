import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LazyImage } from '@/components/ui/LazyImage';
import styles from '@/components/ui/video.module.css';
import { withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import type { HtmlLang } from '@/lib/i18n/locales';
import { countPlay } from '@/lib/tracking/counting.browser';
import { cancelPlay, requestPlay, useIsPlayRequested } from '@/lib/video/playing';
import type { Video } from '@/lib/video/videos';
import { Player } from './ServicePlayer';
import { VideoLink } from './VideoLink';

const PLACEHOLDER = '/images/video-placeholder';

type VideoPlayerProps = {
  name: string;
  /** if undefined, the picture has no button */
  video: Video | undefined;
  title: string;
  lang?: HtmlLang | undefined;
  thumbnail?: string | undefined;
  day?: string | undefined;
  /** how long the thumbnail shows first, where another press has requested the video */
  delayMs?: number;
};

/**
 * A thumbnail that a press, here or elsewhere (see `requestPlay`), replaces with the service’s player.
 * Until then nothing of the service is fetched.
 */
export function VideoPlayer(props: VideoPlayerProps) {
  const { name, video, title, lang, thumbnail, day, delayMs = 0 } = props;
  const t = useTranslations('livestream');
  const isRequested = useIsPlayRequested(name);
  const [wasRequested] = useState(isRequested);
  const [isDelayed, setIsDelayed] = useState(isRequested && delayMs > 0);

  useEffect(() => {
    // repeated here, because React mounts each component twice in development
    if (wasRequested) requestPlay(name);
    return () => cancelPlay(name);
  }, [name, wasRequested]);
  useEffect(() => {
    if (!isDelayed) return;
    const timer = setTimeout(() => setIsDelayed(false), delayMs);
    return () => clearTimeout(timer);
  }, [isDelayed, delayMs]);

  const picture = (
    <>
      <picture>
        {!thumbnail && <source srcSet={withBasePath(`${PLACEHOLDER}.webp`)} type="image/webp" />}
        <LazyImage
          className="cover"
          src={thumbnail ?? `${PLACEHOLDER}.png`}
          width={1280}
          height={720}
          alt=""
        />
      </picture>
      {day && !thumbnail && (
        <span className={styles.day} aria-hidden="true">
          {day}
        </span>
      )}
      {video && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
    </>
  );
  if (!video) return <div className={clsx('screenOnly', styles.screen)}>{picture}</div>;
  if (isRequested && !isDelayed && !publicConfig.isArchived) {
    return <Player video={video} title={title} lang={lang} />;
  }

  return (
    <VideoLink
      page={video.page}
      className={clsx('screenOnly', styles.screen)}
      onPress={() => {
        if (!isDelayed) countPlay();
        setIsDelayed(false);
        requestPlay(name);
      }}
    >
      {picture}
      <span className="visuallyHidden">
        {t.rich('play', { title, lang: (chunks) => <span lang={lang}>{chunks}</span> })}
      </span>
    </VideoLink>
  );
}
