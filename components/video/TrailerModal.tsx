import { useTranslations } from 'next-intl';
import { trailerVideo } from '@/lib/video/services';
import { VideoPlayer } from './VideoPlayer';
import { WatchOn } from './WatchOn';

/** The trailer, where the campaign names one (spec.md section 2, trailer). */
export function TrailerModal() {
  const t = useTranslations('video');
  const video = trailerVideo();
  if (!video) return null;

  return (
    <>
      <VideoPlayer name="trailer" video={video} title={t('trailer')} autoplay />
      <WatchOn video={video} />
    </>
  );
}
