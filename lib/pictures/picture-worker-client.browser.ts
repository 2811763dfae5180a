import type { WorkerRequest, WorkerResponse } from './picture-worker.browser';

/** There is no worker here, its code could not be loaded, or it lacks what the request needs. */
export class WorkerUnavailableError extends Error {}

const DECODE_TIMEOUT_MS = 20_000;
const ENCODE_TIMEOUT_MS = 3_000;

/**
 * What is kept of a picture file (`cropOf`), upright, a large one decoded to `width`. Throws
 * `WorkerUnavailableError`, or another error when the file is not a picture or takes longer than 20 s.
 */
export function decodeInWorker(file: Blob, width: number | undefined): Promise<ImageBitmap> {
  return runInWorker<ImageBitmap>({ file, width }, DECODE_TIMEOUT_MS);
}

/** The picture as a PNG file. Throws where the worker fails or takes longer than 3 s. */
export function encodeInWorker(picture: ImageBitmap): Promise<Blob> {
  return runInWorker<Blob>({ picture }, ENCODE_TIMEOUT_MS);
}

function runInWorker<Result>(request: WorkerRequest, timeoutMs: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    if (typeof Worker !== 'function') return reject(new WorkerUnavailableError());
    const worker = new Worker(new URL('./picture-worker.browser.ts', import.meta.url), {
      type: 'module',
    });
    const settle = (callback: () => void) => {
      clearTimeout(timeout);
      worker.terminate();
      callback();
    };
    const fail = (error: Error) => settle(() => reject(error));
    const timeout = setTimeout(() => fail(new Error('The picture worker is too slow.')), timeoutMs);
    worker.onerror = () => fail(new WorkerUnavailableError());
    worker.onmessage = ({ data }: MessageEvent<WorkerResponse>) => {
      if ('result' in data) settle(() => resolve(data.result as Result));
      else fail(data.isUnsupported ? new WorkerUnavailableError() : new Error('No picture.'));
    };
    worker.postMessage(request, 'picture' in request ? [request.picture] : []);
  });
}
