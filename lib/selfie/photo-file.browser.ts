import { type Photo, photoOfPicture } from '@/lib/pictures/canvas.browser';
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
    return photo;
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

/**
 * Calls `onFile` for every file pasted or dropped on the page, where the browser would navigate to it.
 * Returns a cleanup function.
 */
export function watchGivenFiles(onFile: (file: File) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  function take(event: Event, data: DataTransfer | null) {
    const files = Array.from(data?.files ?? []);
    const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  function onPaste(event: ClipboardEvent) {
    // text copied from an office program brings a picture of itself along
    const isText = event.clipboardData?.types.includes('text/plain');
    if (isText && event.target instanceof HTMLTextAreaElement) return;
    take(event, event.clipboardData);
  }

  function onDragOver(event: DragEvent) {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  }

  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
  return () => controller.abort();
}
