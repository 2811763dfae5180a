import { decodeSquare } from './decode';

/** What the worker is asked, and what it answers. */
export type DecodeRequest = { file: Blob; width: number | undefined };
export type DecodeAnswer = { bitmap: ImageBitmap } | { isUnknown: boolean };

// runs beside the page, so that a picture of any size leaves it free to answer the visitor
addEventListener('message', async ({ data }: MessageEvent<DecodeRequest>) => {
  try {
    const bitmap = await decodeSquare(data.file, data.width);
    postMessage({ bitmap } satisfies DecodeAnswer, { transfer: [bitmap] });
  } catch (error) {
    postMessage({ isUnknown: error instanceof TypeError } satisfies DecodeAnswer);
  }
});
