import { cropOf } from './picture-size';

export type WorkerRequest = { file: Blob; width: number | undefined } | { picture: ImageBitmap };

export type WorkerResponse = { result: ImageBitmap | Blob } | { isUnsupported: boolean };

// off the main thread, so that a picture of any size leaves the page responsive
addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  try {
    if ('file' in data) {
      const result = await decode(data.file, data.width);
      postMessage({ result }, { transfer: [result] });
    } else {
      postMessage({ result: await encodePng(data.picture) });
    }
  } catch (error) {
    // any other is the file's fault
    postMessage({ isUnsupported: error instanceof TypeError || error instanceof ReferenceError });
  }
});

async function decode(file: Blob, decodedWidth: number | undefined): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    ...(decodedWidth && { resizeWidth: decodedWidth, resizeQuality: 'medium' }),
  });
  const { x, y, width, height, size } = cropOf(whole);
  try {
    return await createImageBitmap(whole, x, y, width, height, {
      resizeWidth: size.width,
      resizeHeight: size.height,
      resizeQuality: 'high',
    });
  } finally {
    whole.close();
  }
}

function encodePng(picture: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) throw new TypeError('This worker gives no canvas to draw on.');
  context.drawImage(picture, 0, 0);
  return canvas.convertToBlob({ type: 'image/png' });
}
