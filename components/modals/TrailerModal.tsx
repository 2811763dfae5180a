import { VideoPlayer } from '@/components/video/VideoPlayer';
import { VideoThumbnailLink } from '@/components/video/VideoThumbnailLink';
import { WatchOn } from '@/components/video/WatchOn';
import type { ModalBodyProps } from './ModalWindow';

/** The trailer, where the campaign names one (spec.md section 2, trailer). */
export function TrailerModal({ texts: { trailer } }: ModalBodyProps) {
  if (!trailer) return null;
  const { video, title, isPlayable, texts } = trailer;

  return (
    <>
      {isPlayable ? (
        <VideoPlayer name="trailer" video={video} title={title} autoplay texts={texts} />
      ) : (
        <VideoThumbnailLink video={video} title={title} lang={undefined} texts={texts} />
      )}
      <WatchOn video={video} texts={texts} />
    </>
  );
}
