import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnPicture } from './own-picture';
import { plainText } from './sanitize';
import type { ToolkitEntry } from './schema';

/** The widths that `npm run art` prints of a toolkit graphic besides the one to save. */
const SHOWN_WIDTHS = [540, 810] as const;

/** What a page shows of a picture: the display sizes in public/ beside it, or else the picture itself. */
export function pictureOf(image: string): { src: string; srcSet?: string } {
  const sizes = SHOWN_WIDTHS.flatMap((width) => {
    const path = image.replace(/\.png$/, `-${width}.webp`);
    const isThere = isOwnPicture(image) && path !== image && existsSync(join('public', path));
    return isThere ? [{ path, width }] : [];
  });
  const [smallest] = sizes;
  if (!smallest) return { src: image };
  return {
    src: smallest.path,
    srcSet: sizes.map(({ path, width }) => `${path} ${width}w`).join(', '),
  };
}

/** The two that stand together best: a demand beside a date. */
const preferred = ['resolution-livingwage', 'august-2'];

/** Two of our own graphics of the toolkit for its teaser; fewer, where the toolkit has fewer. */
export function featuredGraphics(toolkit: readonly ToolkitEntry[]) {
  const pictured = toolkit.flatMap(({ id, title, image, image_alt }) =>
    image && isOwnPicture(image)
      ? [{ id, src: pictureOf(image).src, alt: image_alt ?? plainText(title) }]
      : [],
  );
  const first = preferred.flatMap((id) => pictured.filter((entry) => entry.id === id));
  return [...first, ...pictured.filter(({ id }) => !preferred.includes(id))].slice(0, 2);
}
