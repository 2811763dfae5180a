import { isBlack, type Photo, photoOfPicture } from '@/lib/pictures/canvas.browser';
import {
  decodedWidth,
  HEADER_BYTES,
  isSvg,
  MOST_PIXELS,
  type Size,
  sizeInHeader,
} from '@/lib/pictures/picture-size';
import {
  decodeInWorker,
  WorkerUnavailableError,
} from '@/lib/pictures/picture-worker-client.browser';

/** The file could not be read (`read`), or is not a picture (`load`). */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(readonly failure: 'load' | 'read') {
    super(`No photo: failed to ${failure}`);
  }
}

/** Upright, without the file’s metadata. Throws `PhotoError`. */
export async function photoFromFile(file: Blob): Promise<Photo> {
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!header?.byteLength) throw new PhotoError('read');

  const size = sizeInHeader(header);
  if (isSvg(header) || (size && size.width * size.height > MOST_PIXELS)) {
    throw new PhotoError('load');
  }
  return decode(file, size).catch(() => {
    throw new PhotoError('load');
  });
}

async function decode(file: Blob, size: Size | null): Promise<Photo> {
  try {
    const bitmap = await decodeInWorker(file, size ? decodedWidth(size) : undefined);
    const photo = photoOfPicture(bitmap, bitmap);
    bitmap.close();
    // some WebKits lose what a worker has decoded
    return isBlack(photo) ? await decodeByElement(file) : photo;
  } catch (error) {
    if (error instanceof WorkerUnavailableError) return decodeByElement(file);
    throw error;
  }
}

/** Every browser turns an image element upright by itself. */
async function decodeByElement(file: Blob): Promise<Photo> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return photoOfPicture(image, { width: image.naturalWidth, height: image.naturalHeight });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
