import { useTranslations } from 'next-intl';
import { VideoPlayer } from '@/components/video/VideoPlayer';
import { WatchOn } from '@/components/video/WatchOn';
import { trailerVideo } from '@/lib/video/services';

/** The trailer, where the campaign names one (spec.md section 2, trailer). */
export function TrailerModal() {
  const t = useTranslations('intro');
  const video = trailerVideo();
  if (!video) return null;

  return (
    <>
      <VideoPlayer name="trailer" video={video} title={t('trailer')} autoplay />
      <WatchOn video={video} />
    </>
  );
}
