'use client';

import { VideoPlayer } from '@/components/video/VideoPlayer';
import type { ListedLivestream } from '@/lib/livestream/listed';
import { chosenSource } from '@/lib/livestream/sources';
import { useSourceChoice } from '@/lib/state/source';

export type LivestreamProps = { livestream: ListedLivestream };

/** The player of a livestream, on the source that the visitor chose. */
export function LivestreamPlayer({ livestream }: LivestreamProps) {
  const { name, title, lang, sources, thumbnail, posterDay } = livestream;
  const video = chosenSource(sources, useSourceChoice());

  return (
    <VideoPlayer
      name={name}
      video={video}
      title={title}
      lang={lang}
      thumbnail={thumbnail}
      day={posterDay}
    />
  );
}
