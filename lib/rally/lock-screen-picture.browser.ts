import { publicConfig } from '@/lib/config/public-config';
import { createCanvas } from '@/lib/pictures/canvas.browser';
import { drawing, polygon, tinted } from '@/lib/pictures/drawing.browser';
import { posterFont, posterFontReady } from '@/lib/pictures/poster-font.browser';
import { LOCK_SCREEN, type LockScreenShape } from './lock-screen';

/** Resolves to a canvas of `LOCK_SCREEN`. Throws if a drawing cannot be loaded. */
export async function drawLockScreen(
  shapes: readonly LockScreenShape[],
): Promise<HTMLCanvasElement> {
  const [march] = await Promise.all([drawing('march'), posterFontReady()]);
  const { canvas, context } = createCanvas(LOCK_SCREEN);
  for (const shape of shapes) draw(context, shape, march);
  return canvas;
}

function draw(context: CanvasRenderingContext2D, shape: LockScreenShape, march: HTMLImageElement) {
  const ink = publicConfig.inks[shape.ink];
  context.fillStyle = ink;
  if (shape.kind === 'polygon') polygon(context, ink, shape.points);
  else if (shape.kind === 'circle') {
    context.beginPath();
    context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
    context.fill();
  } else if (shape.kind === 'march') {
    context.drawImage(tinted(march, ink, shape.width, shape.height), shape.x, shape.y);
  } else {
    context.font = posterFont(shape.size);
    context.fillText(shape.text, shape.x, shape.foot, shape.width);
  }
}
