import { useTranslations } from 'next-intl';
import { trailerVideo } from '@/lib/video/videos';
import { VideoPlayer } from './VideoPlayer';
import { WatchOn } from './WatchOn';

const AUTOPLAY_DELAY_MS = 500;

export default function TrailerModal() {
  const t = useTranslations('video');
  const video = trailerVideo();
  if (!video) return null;

  return (
    <>
      <VideoPlayer name="trailer" video={video} title={t('trailer')} delayMs={AUTOPLAY_DELAY_MS} />
      <WatchOn video={video} />
    </>
  );
}
