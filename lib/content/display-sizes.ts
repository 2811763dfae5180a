import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { GRAPHIC_WIDTHS } from '@/lib/addresses/paths';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { pictureFolders } from './bundle';

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
