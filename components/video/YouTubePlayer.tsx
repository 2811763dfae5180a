'use client';

import { useEffect, useRef, useState } from 'react';
import YouTube from 'react-youtube';
import { pageOrigin } from '@/lib/browser/address';
import { awaitYouTube } from '@/lib/browser/youtube';
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
  const box = useRef<HTMLDivElement>(null);
  const [isLost, setIsLost] = useState(false);

  useEffect(() => {
    if (isLost || !box.current) return;
    return awaitYouTube(box.current, {
      onFrame(frame) {
        frame.title = title;
        onFrame(frame);
      },
      onLost: () => setIsLost(true),
    });
  }, [isLost, title, onFrame]);

  if (isLost) return <FramePlayer {...props} />;

  return (
    <div ref={box} className={styles.youtube}>
      <YouTube
        videoId={video.id}
        title={title}
        opts={{
          host: PRIVACY_ENHANCED_HOST,
          playerVars: { ...playerVars(siteLang), enablejsapi: 1, origin: pageOrigin() },
        }}
      />
    </div>
  );
}
