import { cropOf, type Size } from './picture-size';
import { encodeInWorker } from './picture-worker-client.browser';

export type Photo = HTMLCanvasElement;

export function createCanvas({ width, height }: Size) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  return { canvas, context };
}

/** What is kept of a picture (`cropOf`), on white, and nothing but its pixels. Throws when it is empty. */
export function photoOfPicture(picture: CanvasImageSource, whole: Size): Photo {
  const { x, y, width, height, size } = cropOf(whole);
  if (width < 1 || height < 1) throw new Error('The picture is empty.');
  const { canvas, context } = createCanvas(size);
  context.fillStyle = 'white';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

/** In a worker where possible: on the main thread Chromium waits up to 7 s for an idle moment. */
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

/** Reports an element's width in device pixels. Returns a cleanup function. */
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
