import { sharp } from '../sharp.mjs';

const PNG_DATA_URL = /^data:image\/png;base64,([A-Za-z0-9+/]+=*)$/;

/**
 * Reads a PNG data URL and decodes it to its last pixel. Answers the file's bytes; throws with what
 * is wrong when it is no PNG, damaged, or not square.
 *
 * @param {string} dataUrl
 */
export async function squarePng(dataUrl) {
  const base64 = PNG_DATA_URL.exec(dataUrl)?.[1];
  if (!base64) throw new Error('is not a data:image/png;base64 address');
  const file = Buffer.from(base64, 'base64');
  const { info } = await sharp(file)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Error('cannot be decoded');
    });
  if ((await sharp(file).metadata()).format !== 'png') throw new Error('is not a PNG');
  if (info.width !== info.height) {
    throw new Error(`is ${info.width}x${info.height}, not square`);
  }
  return file;
}
