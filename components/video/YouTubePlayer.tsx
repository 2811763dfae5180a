'use client';

import { useEffect, useState } from 'react';
import YouTube from 'react-youtube';
import { pageOrigin } from '@/lib/browser/history';
import { fetchYouTube } from '@/lib/browser/youtube';
import { PRIVACY_ENHANCED_HOST, playerVars } from '@/lib/video/embeds';
import { FramePlayer } from './FramePlayer';
import type { ServicePlayerProps } from './Player';
import styles from './video.module.css';

/**
 * YouTube's own player on its privacy-enhanced domain; where its script does not come, the plain
 * frame (contracts.md, Video).
 */
export function YouTubePlayer(props: ServicePlayerProps) {
  const { video, title, siteLang, onFrame } = props;
  const [isThere, setIsThere] = useState<boolean | null>(null);

  useEffect(() => {
    let isWanted = true;
    fetchYouTube().then((answer) => isWanted && setIsThere(answer));
    return () => {
      isWanted = false;
    };
  }, []);

  if (isThere === null) return null;
  if (!isThere) return <FramePlayer {...props} />;

  return (
    <YouTube
      className={styles.youtube}
      videoId={video.id}
      title={title}
      opts={{
        host: PRIVACY_ENHANCED_HOST,
        playerVars: { ...playerVars(siteLang), enablejsapi: 1, origin: pageOrigin() },
      }}
      onReady={({ target }) => Promise.resolve(target.getIframe()).then(onFrame)}
    />
  );
}
