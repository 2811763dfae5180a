import { publicConfig } from '@/lib/public-config';
import { type Video, videoSource, watchPage } from './services';

/** The campaign's trailer, or null where it names none that we can play. */
export function trailerVideo(): Video | null {
  const { trailer_service, trailer_video_id, facebook_page } = publicConfig;
  const source = videoSource(trailer_service, trailer_video_id);
  return source && { ...source, page: watchPage(source, facebook_page) };
}
