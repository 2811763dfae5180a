import { useLocale } from 'next-intl';
import { use } from 'react';
import YouTube from 'react-youtube';
import { pageOrigin } from '@/lib/browser/history';
import { playerHosts, playerVars } from '@/lib/video/player-options';
import { fetchYouTube } from '@/lib/video/youtube.browser';
import { FramePlayer, type ServicePlayerProps } from './FramePlayer';

/** YouTube’s own player on its privacy-enhanced domain, or a plain frame where its script does not load. */
export function YouTubePlayer(props: ServicePlayerProps) {
  const { video, title, onFrame } = props;
  const locale = useLocale();
  if (!use(fetchYouTube())) return <FramePlayer {...props} />;

  return (
    <YouTube
      className="cover"
      videoId={video.id}
      title={title}
      opts={{
        host: playerHosts.youtube,
        playerVars: { ...playerVars(locale), enablejsapi: 1, origin: pageOrigin() },
      }}
      onReady={({ target }) => Promise.resolve(target.getIframe()).then(onFrame)}
    />
  );
}
