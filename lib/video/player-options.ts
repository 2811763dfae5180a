import type { Locale } from '@/lib/i18n/locales';
import type { VideoService } from '../content/model/video-services';
import type { Video } from './videos';

export const playerHosts: Record<VideoService, string> = {
  // sets no cookies before playing
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
  facebook: 'https://www.facebook.com',
};

export const frameRights = {
  allow: 'autoplay; fullscreen; encrypted-media; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const;

/** The player is made after a press, so it begins at once. */
export function playerVars(locale: Locale) {
  return {
    autoplay: 1,
    modestbranding: 1,
    rel: 0,
    playsinline: 1,
    hl: locale,
    cc_lang_pref: locale,
  } as const;
}

/** The address of a plain frame that plays the video, without a script of the service's. */
export function embedAddress({ service, id, page }: Video, locale: Locale): string {
  const [path = '', hash] = id.split(':').map(encodeURIComponent);
  const options = new URLSearchParams(
    Object.entries(playerVars(locale)).map(([name, value]) => [name, String(value)]),
  );
  const addresses: Record<VideoService, string> = {
    facebook: `${playerHosts.facebook}/plugins/video.php?href=${encodeURIComponent(page)}&show_text=false&autoplay=true`,
    vimeo: `${playerHosts.vimeo}/video/${path}?${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`,
    youtube: `${playerHosts.youtube}/embed/${path}?${options}`,
  };
  return addresses[service];
}
