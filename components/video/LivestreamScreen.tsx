'use client';

import { useSource } from '@/lib/state/source';
import { chosenSource } from '@/lib/video/sources';
import type { LivestreamPartProps } from './livestream-parts';
import { VideoPlayer } from './VideoPlayer';
import { VideoThumbnailLink } from './VideoThumbnailLink';

/** The player of a livestream, on the source that the visitor chose. */
export function LivestreamScreen({ livestream, texts }: LivestreamPartProps) {
  const choice = useSource((state) => state.choice);
  const { name, title, lang, sources, thumbnail } = livestream;
  const video = chosenSource(sources, choice);
  if (!video) return <VideoThumbnailLink video={video} title={title} lang={lang} texts={texts} />;

  return (
    <VideoPlayer
      name={name}
      video={video}
      title={title}
      lang={lang}
      placeholder={thumbnail}
      texts={texts}
    />
  );
}
