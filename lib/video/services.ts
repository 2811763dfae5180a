/** The video services that we can play (spec.md section 9). */
export const videoServices = ['facebook', 'vimeo', 'youtube'] as const;
export type VideoService = (typeof videoServices)[number];

export type VideoSource = { service: VideoService; id: string };

/** A video that can be played, and `page`, where it plays on the service's own site. */
export type Video = VideoSource & { page: string };

/** A service by the name that the content gives it, or null for one that we cannot play. */
function knownService(name: string | null): VideoService | null {
  const wanted = name?.trim().toLowerCase() ?? '';
  return videoServices.find((service) => service === wanted) ?? null;
}

/** A source that can be played, or null where the service is unknown or the id empty. */
export function videoSource(service: string | null, id: string | null): VideoSource | null {
  const known = knownService(service);
  return known && id?.trim() ? { service: known, id: id.trim() } : null;
}

export const serviceNames: Record<VideoService, string> = {
  facebook: 'Facebook',
  vimeo: 'Vimeo',
  youtube: 'YouTube',
};

/** The page on the service's own site where a video plays; `facebookPage` is the campaign's. */
export function watchPage({ service, id }: VideoSource, facebookPage: string): string {
  const pages: Record<VideoService, string> = {
    facebook: `https://www.facebook.com/${facebookPage}/videos/${encodeURIComponent(id)}/`,
    vimeo: `https://vimeo.com/${encodeURIComponent(id)}`,
    youtube: `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`,
  };
  return pages[service];
}
