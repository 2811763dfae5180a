import { unescapeHtml } from './html';
import { urlOf } from './safe-address';
import type { VideoService, VideoSource } from './video-services';

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>]+|(?:[\w-]+\.)+[a-z]{2,}\/[^\s"'<>]*/i;

/** The first address in a pasted link, with or without https://, or embed code; or null. */
export function addressIn(pasted: string): URL | null {
  const [found] = ADDRESS.exec(unescapeHtml(pasted.replace(/\p{Cf}/gu, ''))) ?? [];
  const whole = found
    ?.replace(/^(?:https?:)?\/\/|^/i, 'https://')
    .replace(/[.,;:!?)\]}»”’…]+$/, '');
  return whole ? urlOf(whole) : null;
}

/** Host and path, without prefixes such as `www.`, `m.` or `es-la.`, and without the last slash. */
const hostAndPath = ({ hostname, pathname }: URL) =>
  hostname.replace(/^(?:www|m|mobile|music|web|touch|mbasic|business|[a-z]{2}-[a-z]{2})\./, '') +
  pathname.replace(/\/+$/, '');

/** Not `videoseries` or `live_stream`, which are as long and stand where an id would. */
const YOUTUBE_ID = /^(?!videoseries$|live_stream$)[\w-]{11}$/;
/** An unlisted video also needs the hash of its address. */
const VIMEO_ID = /^\d+(?::[\da-f]{6,})?$/;
const FACEBOOK_ID = /^\d+$/;

export const videoPages: Record<VideoService, { id: RegExp; host: RegExp; example: string }> = {
  youtube: {
    id: YOUTUBE_ID,
    host: /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/,
    example: 'https://www.youtube.com/watch?v=M7lc1UVf-VE',
  },
  vimeo: { id: VIMEO_ID, host: /(^|\.)vimeo\.com$/, example: 'https://vimeo.com/76979871' },
  facebook: {
    id: FACEBOOK_ID,
    host: /(^|\.)(facebook\.com|fb\.watch)$/,
    example: 'https://www.facebook.com/campaign/videos/10153231379946729/',
  },
};

/** Videos' addresses by host and path, and the query's key of the id if it is not in the path. */
const videoAddresses: [VideoService, RegExp, field?: string][] = [
  ['youtube', /^youtu\.be\/([\w-]+)$/],
  ['youtube', /^youtube\.com\/watch$/, 'v'],
  ['youtube', /^youtube(?:-nocookie)?\.com\/(?:embed|live|shorts|v)\/([\w-]+)$/],
  ['youtube', /^studio\.youtube\.com\/video\/([\w-]+)(?:\/\w+)?$/],
  ['vimeo', /^vimeo\.com\/(\d+)(?:\/([\da-f]+))?$/],
  ['vimeo', /^vimeo\.com\/manage\/videos\/(\d+)(?:\/([\da-f]+))?(?:\/[a-z-]+)?$/],
  ['vimeo', /^vimeo\.com\/(?:channels\/[\w-]+|groups\/[\w-]+\/videos)\/(\d+)$/],
  ['vimeo', /^vimeo\.com\/(?:(?:album|showcase)\/\d+\/video|event\/\d+\/videos)\/(\d+)$/],
  // what follows the number there is for reviewers, not for the player
  [
    'vimeo',
    /^vimeo\.com\/(?:[\w-]+\/review\/(\d+)(?:\/[\da-f]+)?|reviews\/[\w-]+\/videos\/(\d+))$/,
  ],
  ['vimeo', /^player\.vimeo\.com\/video\/(\d+)$/],
  ['facebook', /^facebook\.com\/(?:watch(?:\/live)?|video\.php|video\/video\.php)$/, 'v'],
  ['facebook', /^facebook\.com\/video\/embed$/, 'video_id'],
  ['facebook', /^facebook\.com\/(?:[^/]+\/videos(?:\/[^/]+)?|reel)\/(\d+)$/],
];

/** The video at an address; null if it is something else, or no single video. */
export function videoAt(pasted: string): VideoSource | null {
  const address = addressIn(pasted);
  if (!address) return null;
  const place = hostAndPath(address);
  const fields = address.searchParams;
  if (place === 'facebook.com/plugins/video.php') return videoAt(fields.get('href') ?? '');
  for (const [service, pattern, field] of videoAddresses) {
    const match = pattern.exec(place);
    if (!match) continue;
    const [number = fields.get(field ?? '') ?? '', more] = match.slice(1).filter(Boolean);
    const hash = service === 'vimeo' && (more ?? fields.get('h'));
    const id = hash ? `${number}:${hash}` : number;
    return videoPages[service].id.test(id) ? { service, id } : null;
  }
  return null;
}

/** The id of a letter or event in the address of its page at Action Network, or of its form's script; or null. */
export function hostedId(kind: 'letter' | 'event', pasted: string): string | null {
  const address = addressIn(pasted);
  const page = new RegExp(`^actionnetwork\\.org/(?:${kind}s|widgets/v\\d+/${kind})/([\\w-]+)$`);
  return (address && page.exec(hostAndPath(address))?.[1]) ?? null;
}
