import { createCanvas, type Photo } from '@/lib/pictures/canvas.browser';
import { type Framing, framedSquare } from './framing';

/** A photo, and which square of it is shown. */
export type FramedPhoto = { photo: Photo; framing: Framing };

/** Draws the framed square into a square of the context, in its units. */
export function drawFramed(
  context: CanvasRenderingContext2D,
  { photo, framing }: FramedPhoto,
  to: { x: number; y: number; side: number },
): void {
  const { x, y, side } = framedSquare(photo, framing);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, x, y, side, side, to.x, to.y, to.side, to.side);
}

/** A source photo is at most this wide: enough for any screen it is shown on, quick to send. */
const LARGEST_SOURCE_PX = 1080;

/** The framed square as a picture of its own. */
export function squarePhoto(framed: FramedPhoto): HTMLCanvasElement {
  const { side: framedSide } = framedSquare(framed.photo, framed.framing);
  const side = Math.min(framedSide, LARGEST_SOURCE_PX);
  const { canvas, context } = createCanvas({ width: side, height: side });
  drawFramed(context, framed, { x: 0, y: 0, side });
  return canvas;
}
