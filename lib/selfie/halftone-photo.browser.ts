import { createSquare, type Photo } from '@/lib/pictures/canvas.browser';
import { publicConfig } from '@/lib/public-config';
import { printHalftone } from './halftone';
import { POSTER_SIZE } from './poster';

/** The poster's inks in channels: ink over gold, on the sheet. */
const inks = {
  paper: channels(publicConfig.inks.sheet),
  second: channels(publicConfig.inks.gold),
  first: channels(publicConfig.inks.ink),
};

function channels(colour: string): [red: number, green: number, blue: number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Twice the poster's pixels, so that the dots stay round on a sharp screen. */
const SIDE_PX = 2 * POSTER_SIZE;

// a photo is printed once, however often the poster around it is drawn
const printed = new WeakMap<Photo, HTMLCanvasElement>();

/** The photo in dots of two inks. */
export function inHalftone(photo: Photo): HTMLCanvasElement {
  const known = printed.get(photo);
  if (known) return known;
  const { canvas, context } = createSquare(SIDE_PX);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, SIDE_PX, SIDE_PX);
  const image = context.getImageData(0, 0, SIDE_PX, SIDE_PX);
  printHalftone(image.data, SIDE_PX, inks);
  context.putImageData(image, 0, 0);
  printed.set(photo, canvas);
  return canvas;
}
