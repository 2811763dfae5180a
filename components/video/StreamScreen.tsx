'use client';

import { useSource } from '@/lib/state/source';
import { chosenSource } from '@/lib/video/sources';
import { PosterLink } from './PosterLink';
import type { StreamPartProps } from './stream-parts';
import { VideoPlayer } from './VideoPlayer';

/** The player of a livestream, on the source that the visitor chose. */
export function StreamScreen({ stream, texts }: StreamPartProps) {
  const choice = useSource((state) => state.choice);
  const { name, title, lang, sources, thumbnail } = stream;
  const video = chosenSource(sources, choice);
  if (!video) return <PosterLink video={video} title={title} lang={lang} texts={texts} />;

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
