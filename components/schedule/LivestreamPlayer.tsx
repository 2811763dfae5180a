'use client';

import { VideoPlayer } from '@/components/video/VideoPlayer';
import { useChosenStream } from '@/lib/schedule/chosen-stream';
import type { ListedLivestream } from '@/lib/schedule/listed-livestream';
import { chosenStream } from '@/lib/schedule/streams';

export type LivestreamProps = { livestream: ListedLivestream };

/** The player of a livestream, on the source that the visitor chose. */
export function LivestreamPlayer({ livestream }: LivestreamProps) {
  const { sources, posterDay } = livestream;
  const video = chosenStream(sources, useChosenStream().choice);

  return <VideoPlayer {...livestream} video={video} day={posterDay} />;
}
