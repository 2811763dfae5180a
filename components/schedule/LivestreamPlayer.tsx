'use client';

import { VideoPlayer } from '@/components/video/VideoPlayer';
import { useChosenStream } from '@/lib/schedule/chosen-stream';
import type { ListedLivestream } from '@/lib/schedule/listed-livestream';
import { chosenStream } from '@/lib/schedule/streams';

export type LivestreamProps = { livestream: ListedLivestream };

/** The player of a livestream, on the source that the visitor chose. */
export function LivestreamPlayer({ livestream }: LivestreamProps) {
  const { name, title, lang, sources, thumbnail, posterDay } = livestream;
  const video = chosenStream(sources, useChosenStream().choice);

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
