export const videoServices = ['facebook', 'vimeo', 'youtube'] as const;
export type VideoService = (typeof videoServices)[number];

export type VideoSource = { service: VideoService; id: string };

/** Null if the service is unknown or the id empty. */
export function videoSource(name: string | null, givenId: string | null): VideoSource | null {
  const wanted = name?.trim().toLowerCase();
  const service = videoServices.find((each) => each === wanted);
  const id = givenId?.trim();
  return service && id ? { service, id } : null;
}

export const serviceNames: Record<VideoService, string> = {
  facebook: 'Facebook',
  vimeo: 'Vimeo',
  youtube: 'YouTube',
};
