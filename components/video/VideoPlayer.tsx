'use client';

import { useEffect, useState } from 'react';
import { countLater } from '@/lib/browser/count-later';
import { hasPressed } from '@/lib/browser/press';
import type { HtmlLang } from '@/lib/i18n/locales';
import { onOtherVideo, startPlaying } from '@/lib/state/playing';
import type { Video } from '@/lib/video/services';
import { Player } from './Player';
import { PLACEHOLDER, PlayName, Poster } from './Poster';
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
  /** starts by itself, after the press that led here and that was counted there */
  autoplay?: boolean;
  /** starts with the player: the press was on another button */
  isStarted?: boolean;
  texts: VideoTexts;
};

/**
 * A poster that a press, or autoplay, swaps for the video service's player (spec.md section 2, Video
 * player). Until then nothing of the service is asked for.
 */
export function VideoPlayer({
  name,
  video,
  title,
  lang,
  placeholder = PLACEHOLDER,
  autoplay = false,
  isStarted = false,
  texts,
}: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(isStarted);
  const [startsByItself] = useState(() => autoplay && hasPressed());

  useEffect(() => onOtherVideo(name, () => setIsPlaying(false)), [name]);
  useEffect(() => {
    if (!startsByItself) return;
    const timer = setTimeout(() => {
      startPlaying(name);
      setIsPlaying(true);
    }, AUTOPLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [startsByItself, name]);

  if (isPlaying) return <Player video={video} title={title} lang={lang} texts={texts} />;

  return (
    <button
      type="button"
      className={styles.screen}
      onClick={() => {
        if (!startsByItself) countLater((counter) => counter.countPlay());
        startPlaying(name);
        setIsPlaying(true);
      }}
    >
      <Poster placeholder={placeholder} />
      <PlayName play={texts.play} title={title} lang={lang} />
    </button>
  );
}
