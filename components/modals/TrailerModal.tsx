import { useTranslations } from 'next-intl';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import { VideoThumbnailLink } from '@/components/video/VideoThumbnailLink';
import { WatchOn } from '@/components/video/WatchOn';
import { publicConfig } from '@/lib/public-config';
import { useFormTexts } from './FormTextsProvider';

/** The trailer, where the campaign names one (spec.md section 2, trailer). */
export function TrailerModal() {
  const title = useTranslations('intro')('trailer');
  const { trailer: video, video: texts } = useFormTexts();
  if (!video) return null;

  return (
    <>
      {!publicConfig.isArchived ? (
        <VideoPlayer name="trailer" video={video} title={title} autoplay texts={texts} />
      ) : (
        <VideoThumbnailLink video={video} title={title} lang={undefined} texts={texts} />
      )}
      <WatchOn video={video} texts={texts} />
    </>
  );
}
