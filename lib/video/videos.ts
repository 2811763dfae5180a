import { publicConfig } from '../config/public-config';
import { type VideoService, type VideoSource, videoSource } from '../content/model/video-services';

/** A video that can be played, and `page`, where it plays on the service's own site. */
export type Video = VideoSource & { page: string };

export function playableVideo(name: string | null, givenId: string | null): Video | null {
  const source = videoSource(name, givenId);
  return source && { ...source, page: watchPage(source) };
}

export function trailerVideo(): Video | null {
  return playableVideo(publicConfig.trailer_service, publicConfig.trailer_video_id);
}

function watchPage({ service, id }: VideoSource): string {
  const pages: Record<VideoService, string> = {
    facebook: `https://www.facebook.com/${publicConfig.facebook_page}/videos/${encodeURIComponent(id)}/`,
    vimeo: `https://vimeo.com/${id.split(':').map(encodeURIComponent).join('/')}`,
    youtube: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  };
  return pages[service];
}
