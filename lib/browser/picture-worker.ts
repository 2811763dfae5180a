import { decodeSquare } from './decode';

/** What the worker is asked: to decode a file, or to make a PNG file of a picture. */
export type PictureQuestion = { file: Blob; width: number | undefined } | { picture: ImageBitmap };

export type PictureAnswer<Q extends PictureQuestion> = Q extends { file: Blob }
  ? ImageBitmap
  : Blob;

/** The answer; or that there is none, because the browser does not know how or for the picture's sake. */
export type PictureReply<Q extends PictureQuestion> =
  | { answer: PictureAnswer<Q> }
  | { isUnknown: boolean };

// runs beside the page, so that a picture of any size leaves it free to answer the visitor
addEventListener('message', async ({ data }: MessageEvent<PictureQuestion>) => {
  try {
    if ('file' in data) {
      const answer = await decodeSquare(data.file, data.width);
      postMessage({ answer }, { transfer: [answer] });
    } else {
      postMessage({ answer: await pngOf(data.picture) });
    }
  } catch (error) {
    postMessage({ isUnknown: error instanceof TypeError });
  }
});

function pngOf(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('no canvas here');
  pen.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
