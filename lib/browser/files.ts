import type { Photo } from '@/lib/selfie/capture';
import { HEADER_BYTES, isSvg, sizeInHeader } from '@/lib/selfie/header';
import { decodedWidth, MOST_PIXELS, type Size } from '@/lib/selfie/square';
import { squarePhoto } from './canvas';
import { decodeSquare } from './decode';
import { decodeInWorker, WorkerUnavailableError } from './picture-work';

/** Whether the file could not be read, or was read and is no picture (spec.md section 8). */
export class PhotoError extends Error {
  override name = 'PhotoError';

  constructor(readonly failure: 'load' | 'read') {
    super(`No photo: failed to ${failure}`);
  }
}

/**
 * The photo in a file that the visitor chose: upright as the camera noted it, square, without the
 * file's metadata. Decoded beside the main thread where the browser can. Throws `PhotoError`.
 */
export async function photoFromFile(file: Blob): Promise<Photo> {
  const header = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => null);
  if (!header?.byteLength) throw new PhotoError('read');

  try {
    const size = sizeInHeader(header);
    if (isSvg(header) || (size && size.width * size.height > MOST_PIXELS)) throw null;
    return await decoded(file, size);
  } catch {
    throw new PhotoError('load');
  }
}

async function decoded(file: Blob, size: Size | null): Promise<Photo> {
  const width = size ? decodedWidth(size) : undefined;
  try {
    const bitmap = await decodeInWorker(file, width).catch((error: unknown) => {
      if (error instanceof WorkerUnavailableError) return decodeSquare(file, width);
      throw error;
    });
    const photo = squarePhoto(bitmap, bitmap);
    bitmap.close();
    return photo;
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError)
      return decodedByElement(file);
    throw error;
  }
}

/** By an image element, which every browser turns upright by itself. */
async function decodedByElement(file: Blob): Promise<Photo> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return squarePhoto(image, { width: image.naturalWidth, height: image.naturalHeight });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** The first file of a drop or a paste that may be a picture. */
function fileIn(data: DataTransfer | null): File | null {
  const files = Array.from(data?.files ?? []);
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0] ?? null;
}

/**
 * Calls `onFile` for every file pasted or dropped anywhere on the page, where the browser would else
 * leave for it; returns a cleanup function.
 */
export function onGivenFile(onFile: (file: File) => void): () => void {
  function take(event: Event, data: DataTransfer | null) {
    const file = fileIn(data);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }
  function paste(event: ClipboardEvent) {
    // words copied from an office program bring a picture of themselves along
    const isText = event.clipboardData?.types.includes('text/plain');
    if (isText && event.target instanceof HTMLTextAreaElement) return;
    take(event, event.clipboardData);
  }
  const drop = (event: DragEvent) => take(event, event.dataTransfer);
  const allow = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };

  document.addEventListener('paste', paste);
  document.addEventListener('dragover', allow);
  document.addEventListener('drop', drop);
  return () => {
    document.removeEventListener('paste', paste);
    document.removeEventListener('dragover', allow);
    document.removeEventListener('drop', drop);
  };
}

/** Keeps a file under an address of this page, until `forgetFile`. */
export function keepFile(blob: Blob, name: string): { file: File; address: string } {
  const file = new File([blob], name, { type: blob.type });
  return { file, address: URL.createObjectURL(file) };
}

export function forgetFile(address: string): void {
  URL.revokeObjectURL(address);
}
