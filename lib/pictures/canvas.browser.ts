import { centerSquare, LARGEST_SOURCE_PX, type Size } from './picture-size';
import { encodeInWorker } from './worker-client.browser';

/** A visitor's photo before anything is drawn on it: a square canvas. */
export type Photo = HTMLCanvasElement;

/** An empty square canvas of this many pixels, and its context. Throws where there is no canvas. */
export function createSquare(side: number) {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  return { canvas, context };
}

/**
 * The middle square of a picture, at most `LARGEST_SOURCE_PX` wide, on white where the picture is
 * transparent. Nothing of the file but its pixels is in it.
 */
export function squarePhoto(picture: CanvasImageSource, size: Size): Photo {
  const { x, y, side } = centerSquare(size);
  if (side < 1) throw new Error('The picture is empty.');
  const width = Math.min(side, LARGEST_SOURCE_PX);
  const { canvas, context } = createSquare(width);
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, width);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, side, side, 0, 0, width, width);
  return canvas;
}

/**
 * The canvas as a PNG file, encoded in a worker where the browser can. On the main thread Chromium
 * encodes only while it is idle, and waits for that for up to seven seconds.
 */
export async function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  try {
    return await encodeInWorker(await createImageBitmap(canvas));
  } catch {
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The picture could not be encoded.');
    return png;
  }
}

/** How long after mounting the width is measured where the browser has no ResizeObserver. */
const PREVIEW_SIZE_FALLBACK_MS = 300;

/** Reports an element's width in device pixels, now and after each change. Returns a cleanup function. */
export function watchWidth(element: HTMLElement, onWidth: (pixels: number) => void): () => void {
  const measure = () => onWidth(Math.round(element.clientWidth * (devicePixelRatio || 1)));
  if (typeof ResizeObserver !== 'function') {
    const timer = setTimeout(measure, PREVIEW_SIZE_FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
