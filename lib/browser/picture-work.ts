import type { PictureAnswer, PictureQuestion, PictureReply } from './picture-worker';

/** There is no worker here, or its code did not come. */
export class WorkerUnavailableError extends Error {}

/** A picture that takes longer to decode is given up. */
const DECODE_TIMEOUT_MS = 20_000;

/** Decodes as `decodeSquare` does, beside the page. Throws as it does, and `WorkerUnavailableError`. */
export function decodeInWorker(file: Blob, width: number | undefined): Promise<ImageBitmap> {
  return ask({ file, width }, DECODE_TIMEOUT_MS);
}

/** A worker that takes longer to come and to encode is not waited for. */
const ENCODE_TIMEOUT_MS = 3_000;

/** The picture as a PNG file, made beside the page. Throws where that cannot be had. */
export function encodeInWorker(picture: ImageBitmap): Promise<Blob> {
  return ask({ picture }, ENCODE_TIMEOUT_MS);
}

/** Asks a worker of its own, which is let go afterwards. */
function ask<Q extends PictureQuestion>(
  question: Q,
  giveUpAfterMs: number,
): Promise<PictureAnswer<Q>> {
  return new Promise((resolve, reject) => {
    if (typeof Worker !== 'function') return reject(new WorkerUnavailableError());
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
    const giveUp = setTimeout(() => end(() => reject(new Error('too slow'))), giveUpAfterMs);
    const end = (settle: () => void) => {
      clearTimeout(giveUp);
      worker.terminate();
      settle();
    };
    worker.onerror = () => end(() => reject(new WorkerUnavailableError()));
    worker.onmessage = ({ data }: MessageEvent<PictureReply<Q>>) =>
      end(() => {
        if ('answer' in data) resolve(data.answer);
        else reject(data.isUnknown ? new TypeError('unknown') : new Error('no picture'));
      });
    worker.postMessage(question, 'picture' in question ? [question.picture] : []);
  });
}
