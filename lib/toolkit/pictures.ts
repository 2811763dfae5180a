import { isOwnPicture } from '@/lib/content/own-picture';

/** The widths that `npm run art` prints of a toolkit graphic besides the one to save. */
const SHOWN_WIDTHS = [540, 810] as const;

export type ShownPicture = { src: string; srcSet?: string };

/**
 * What a page shows of a picture: the display sizes beside it, as far as `isThere` finds them, or
 * else the picture itself.
 */
export function shownPicture(image: string, isThere: (path: string) => boolean): ShownPicture {
  const sizes = SHOWN_WIDTHS.map((width) => ({
    width,
    path: image.replace(/\.png$/, `-${width}.webp`),
  })).filter(({ path }) => isOwnPicture(image) && path !== image && isThere(path));
  const [smallest] = sizes;
  if (!smallest) return { src: image };
  return {
    src: smallest.path,
    srcSet: sizes.map(({ path, width }) => `${path} ${width}w`).join(', '),
  };
}

/** The name under which a picture is saved: the end of its address. */
export function pictureName(image: string): string {
  return image.split('/').at(-1) ?? image;
}
