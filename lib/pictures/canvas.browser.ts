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

/** The browser answers with other pixels, or an error, when a page reads a picture. */
export class HiddenPicturesError extends Error {
  override name = 'HiddenPicturesError';
}

/** So many rows and columns of pixels are compared. */
const SAMPLES = 4;
/** Some browsers change the lowest bits of what a page reads, which no eye sees. */
const TOLERANCE = 24;

function sampled(picture: HTMLCanvasElement | HTMLImageElement): number[] {
  const { context } = createCanvas({ width: SAMPLES, height: SAMPLES });
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, SAMPLES, SAMPLES);
  return [...context.getImageData(0, 0, SAMPLES, SAMPLES).data];
}

/** False where the browser throws at a page that reads pictures. */
export function isBlack(picture: HTMLCanvasElement): boolean {
  try {
    return sampled(picture).every((value, index) => value === (index % 4 === 3 ? 255 : 0));
  } catch {
    return false;
  }
}

function isAlike(one: number[], other: number[]): boolean {
  const differences = one.map((value, index) => Math.abs(value - (other[index] ?? 0)));
  return differences.reduce((sum, each) => sum + each, 0) <= TOLERANCE * one.length;
}

/**
 * Throws `HiddenPicturesError` where known pixels are read back as others. Called in a press, it lets a
 * browser that asks its visitor do so.
 */
export function requireReadablePictures(): void {
  const { canvas, context } = createCanvas({ width: SAMPLES, height: SAMPLES });
  const known = Array.from({ length: SAMPLES ** 2 }, (_, at) => [at * 16, 255 - at * 16, at * 8]);
  known.forEach((colour, at) => {
    context.fillStyle = `rgb(${colour.join(' ')})`;
    context.fillRect(at % SAMPLES, Math.floor(at / SAMPLES), 1, 1);
  });
  try {
    if (
      isAlike(
        known.flatMap((colour) => [...colour, 255]),
        sampled(canvas),
      )
    )
      return;
  } catch {
    // reading throws
  }
  throw new HiddenPicturesError();
}

/**
 * In a worker where possible: on the main thread Chromium waits up to 7 s for an idle moment. Throws
 * `HiddenPicturesError`, or another error where it cannot be encoded.
 */
export async function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  requireReadablePictures();
  try {
    const png = await encodeInWorker(await createImageBitmap(canvas));
    if (await shows(png, canvas)) return png;
  } catch {
    // the main thread tries
  }
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('The picture could not be encoded.');
  if (!(await shows(png, canvas))) throw new HiddenPicturesError();
  return png;
}

async function shows(png: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  const image = new Image();
  image.src = URL.createObjectURL(png);
  try {
    await image.decode();
    return isAlike(sampled(canvas), sampled(image));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Reports an element's width in device pixels. Returns a cleanup function. */
export function watchWidth(element: HTMLElement, onWidth: (pixels: number) => void): () => void {
  const measure = () => onWidth(Math.round(element.clientWidth * (devicePixelRatio || 1)));
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
