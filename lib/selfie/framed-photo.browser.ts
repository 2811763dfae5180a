import { createCanvas, type Photo } from '@/lib/pictures/canvas.browser';
import { type Framing, framedSquare } from './framing';
import { printHalftone } from './halftone.browser';
import { POSTER_SIZE } from './poster-shapes';

export type FramedPhoto = { photo: Photo; framing: Framing };

export function drawFramed(
  context: CanvasRenderingContext2D,
  { photo, framing }: FramedPhoto,
  to: { x: number; y: number; side: number },
): void {
  const { x, y, side } = framedSquare(photo, framing);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, x, y, side, side, to.x, to.y, to.side, to.side);
}

/** Enough for any screen it is shown on, quick to send. */
const LARGEST_SOURCE_PX = 1080;

export function squarePhoto(framed: FramedPhoto): HTMLCanvasElement {
  const { side: framedSide } = framedSquare(framed.photo, framed.framing);
  const side = Math.min(framedSide, LARGEST_SOURCE_PX);
  const { canvas, context } = createCanvas({ width: side, height: side });
  drawFramed(context, framed, { x: 0, y: 0, side });
  return canvas;
}

/** Twice the poster's pixels, so that the dots stay round on a sharp screen. */
const SIDE_PX = 2 * POSTER_SIZE;

// a photo is printed once in a framing, however often the poster around it is drawn
const printed = new WeakMap<Photo, { framing: Framing; canvas: HTMLCanvasElement }>();

export function inHalftone({ photo, framing }: FramedPhoto): HTMLCanvasElement {
  const known = printed.get(photo);
  if (known?.framing === framing) return known.canvas;
  const { canvas, context } = createCanvas({ width: SIDE_PX, height: SIDE_PX });
  drawFramed(context, { photo, framing }, { x: 0, y: 0, side: SIDE_PX });
  printHalftone(context);
  printed.set(photo, { framing, canvas });
  return canvas;
}
