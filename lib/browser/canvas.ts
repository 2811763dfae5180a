import type { Photo } from '@/lib/selfie/capture';
import { centerSquare, LARGEST_SOURCE_PX, type Size } from '@/lib/selfie/square';
import { encodeInWorker } from './picture-work';

/** An empty canvas of this many pixels, and its pen. */
export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, pen: penOf(canvas) };
}

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser gives no canvas to draw on.');
  return pen;
}

/**
 * The middle square of a picture, at most `LARGEST_SOURCE_PX` wide, on paper where the picture lets
 * it through. Nothing of the file but its pixels is in it.
 */
export function squarePhoto(picture: CanvasImageSource, size: Size): Photo {
  const { x, y, side } = centerSquare(size);
  if (side < 1) throw new Error('The picture is empty.');
  const width = Math.min(side, LARGEST_SOURCE_PX);
  const { canvas, pen } = newCanvas(width, width);
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, width, width);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, width, width);
  return canvas;
}

/** The photo that a camera shows at this moment, as others see the visitor: not mirrored. */
export function photoOf(video: HTMLVideoElement): Photo {
  return squarePhoto(video, { width: video.videoWidth, height: video.videoHeight });
}

/**
 * The canvas as a PNG file, made beside the page where the browser can. On the page itself Chromium
 * encodes only while it has nothing else to do, and waits for that for up to seven seconds.
 */
export async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  try {
    return await encodeInWorker(await createImageBitmap(canvas));
  } catch {
    return pngOnPage(canvas);
  }
}

function pngOnPage(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The picture could not be encoded.'));
    }, 'image/png');
  });
}
