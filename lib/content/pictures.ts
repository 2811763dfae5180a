import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GRAPHIC_WIDTHS } from '@/lib/addresses/paths';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { pictureFolders } from './bundle';
import { plainText } from './model/sanitize';
import type { ToolkitEntry } from './model/toolkit';

/** Of the square pictures that a build draws. */
export const GRAPHIC_SIDE_PX = 1080;

/** A picture's display sizes if there are any, or else the picture itself. */
export function pictureOf(image: string): { src: string; srcSet?: string } {
  if (!isOwnPicture(image) || !image.endsWith('.png')) return { src: image };
  const pathAt = (width: number) => image.replace(/\.png$/, `-${width}.webp`);
  const widths = GRAPHIC_WIDTHS.filter((width) =>
    pictureFolders.some((folder) => existsSync(join(folder, pathAt(width)))),
  );
  const [smallest] = widths;
  if (!smallest) return { src: image };
  const srcSet = widths.map((width) => `${pathAt(width)} ${width}w`).join(', ');
  return { src: pathAt(smallest), srcSet };
}

const WALL_COUNT = 7;

/** The toolkit teaser's graphics, our own only: dates and demands in turn. */
export function featuredGraphics(toolkit: readonly ToolkitEntry[]) {
  const own = toolkit.filter(({ image }) => image && isOwnPicture(image));
  const demands = own.filter(({ graphic }) => graphic?.ground === 'gold');
  const dates = own.filter((entry) => !demands.includes(entry));
  return own
    .flatMap((_, index) => [dates[index], demands[index]])
    .flatMap((entry) => (entry?.image ? [{ ...entry, image: entry.image }] : []))
    .slice(0, WALL_COUNT)
    .map(({ id, title, image }) => ({ id, src: pictureOf(image).src, alt: plainText(title) }));
}
