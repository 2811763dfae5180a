'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import YouTube from 'react-youtube';
import { pageOrigin } from '@/lib/browser/history';
import { PRIVACY_ENHANCED_HOST, playerVars } from '@/lib/video/embeds';
import { fetchYouTube, isYouTubeLost } from '@/lib/video/youtube.browser';
import { FramePlayer, type ServicePlayerProps } from './FramePlayer';
import styles from './video.module.css';

type Script = 'loading' | 'loaded' | 'lost';

/** YouTube's own player on its privacy-enhanced domain, or a plain frame where its script cannot be loaded. */
export function YouTubePlayer(props: ServicePlayerProps) {
  const { video, title, onFrame } = props;
  const locale = useLocale();
  const [script, setScript] = useState<Script>(() => (isYouTubeLost() ? 'lost' : 'loading'));

  useEffect(() => {
    let isMounted = true;
    fetchYouTube().then((isLoaded) => isMounted && setScript(isLoaded ? 'loaded' : 'lost'));
    return () => {
      isMounted = false;
    };
  }, []);

  if (script === 'loading') return null;
  if (script === 'lost') return <FramePlayer {...props} />;

  return (
    <YouTube
      className={styles.youtube}
      videoId={video.id}
      title={title}
      opts={{
        host: PRIVACY_ENHANCED_HOST,
        playerVars: { ...playerVars(locale), enablejsapi: 1, origin: pageOrigin() },
      }}
      onReady={({ target }) => Promise.resolve(target.getIframe()).then(onFrame)}
    />
  );
}
