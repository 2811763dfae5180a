import { centerSquare, LARGEST_SOURCE_PX } from '@/lib/selfie/square';

/**
 * The middle square of a picture file, upright as the camera noted it and at most
 * `LARGEST_SOURCE_PX` wide. A large one is decoded to `width`. Throws `TypeError` where the browser
 * does not know how, and something else when the file is no picture.
 */
export async function decodeSquare(file: Blob, width: number | undefined): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(width && { resizeWidth: width, resizeQuality: 'medium' }),
  });
  const { x, y, side } = centerSquare(whole);
  const size = Math.min(side, LARGEST_SOURCE_PX);
  try {
    return await createImageBitmap(whole, x, y, side, side, {
      resizeWidth: size,
      resizeHeight: size,
      resizeQuality: 'high',
    });
  } finally {
    whole.close();
  }
}
