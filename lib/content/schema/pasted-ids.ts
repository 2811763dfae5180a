import type { VideoService, VideoSource } from './video-services';

/** The id in an address as each service's pages and share buttons write it. */
const videoAddresses: [VideoService, RegExp][] = [
  ['youtube', /youtu\.be\/([\w-]+)/],
  ['youtube', /youtube(?:-nocookie)?\.com\/.*[?&]v=([\w-]+)/],
  ['youtube', /youtube(?:-nocookie)?\.com\/(?:embed|live|shorts|v)\/([\w-]+)/],
  ['vimeo', /vimeo\.com\/(?:.*\/)?(\d+)/],
  ['facebook', /facebook\.com\/.*[?&]v=(\d+)/],
  ['facebook', /facebook\.com\/.*videos\/(?:.*\/)?(\d+)/],
];

/** Pages that show a video under a number of their own, which no player takes. */
const NUMBERED_PAGE = /vimeo\.com\/(?:event|showcase|album|channels|groups)\/\d+\/?(?:[?#]|$)/;

/** True for an address of an event or a collection, whose number is no video's. */
export const isNumberedPage = (text: string) => NUMBERED_PAGE.test(text);

/** The video of a whole address; null where it has none. */
export function videoAt(address: string): VideoSource | null {
  if (isNumberedPage(address)) return null;
  for (const [service, pattern] of videoAddresses) {
    const [, id] = pattern.exec(address) ?? [];
    if (id) return { service, id };
  }
  return null;
}

/** The name of a hosted letter in its address; null where it is none. */
export const letterAt = (address: string): string | null =>
  /actionnetwork\.org\/letters\/([\w-]+)/.exec(address)?.[1] ?? null;
