import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ShownPicture, shownPicture } from '@/lib/toolkit/pictures';
import { isOwnPicture } from './own-picture';
import { plainText } from './sanitize';
import type { ToolkitEntry } from './schema';

/** What a page shows of a picture that the content names, by what is in public/ at build time. */
export function pictureOf(image: string): ShownPicture {
  return shownPicture(image, (path) => existsSync(join('public', path)));
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
