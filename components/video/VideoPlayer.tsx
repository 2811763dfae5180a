'use client';

import { useEffect, useState } from 'react';
import { countPlay } from '@/lib/browser/counting';
import type { HtmlLang } from '@/lib/i18n/locales';
import { askForVideo, forgetVideo, isAskedFor, onOtherVideo } from '@/lib/state/playing';
import type { Video } from '@/lib/video/services';
import { Player } from './Player';
import { PLACEHOLDER, PlayName, VideoThumbnail } from './VideoThumbnail';
import styles from './video.module.css';
import type { VideoTexts } from './video-texts';

/** How long the poster shows before a video starts by itself (spec.md section 9). */
const AUTOPLAY_DELAY_MS = 500;

type VideoPlayerProps = {
  /** tells this player from the others on the page */
  name: string;
  video: Video;
  title: string;
  lang?: HtmlLang | undefined;
  placeholder?: string | undefined;
  /** shows the poster for a moment first, where another press has asked for the video */
  autoplay?: boolean;
  texts: VideoTexts;
};

/**
 * A poster that a press swaps for the video service's player (spec.md section 2, Video player). A
 * press elsewhere that asked for this video (see `askForVideo`), and was counted there, starts it
 * too. Until then nothing of the service is fetched.
 */
export function VideoPlayer({
  name,
  video,
  title,
  lang,
  placeholder = PLACEHOLDER,
  autoplay = false,
  texts,
}: VideoPlayerProps) {
  const [wasAskedFor] = useState(() => isAskedFor(name));
  const [isPlaying, setIsPlaying] = useState(wasAskedFor && !autoplay);
  const startsByItself = wasAskedFor && autoplay;

  useEffect(() => {
    const unsubscribe = onOtherVideo(name, () => setIsPlaying(false));
    return () => {
      unsubscribe();
      forgetVideo(name);
    };
  }, [name]);
  useEffect(() => {
    if (!startsByItself) return;
    const timer = setTimeout(() => setIsPlaying(true), AUTOPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [startsByItself]);

  if (isPlaying) return <Player video={video} title={title} lang={lang} texts={texts} />;

  return (
    <button
      type="button"
      className={styles.screen}
      onClick={() => {
        if (!startsByItself) countPlay();
        askForVideo(name);
        setIsPlaying(true);
      }}
    >
      <VideoThumbnail placeholder={placeholder} />
      <PlayName play={texts.play} title={title} lang={lang} />
    </button>
  );
}
