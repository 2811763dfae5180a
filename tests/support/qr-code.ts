import jsQR from 'jsqr';
import sharp from 'sharp';

export type Picture = { data: Uint8ClampedArray; width: number; height: number };

export function qrCodeIn({ data, width, height }: Picture): string | undefined {
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

/** The white margin that a reader needs: paper has it around a drawing without one. */
const PAPER_PX = 20;

/** What a camera reads in a PNG or an SVG of this size in pixels, on a ground of this colour. */
export async function qrCodeInFile(file: Buffer, side = 160, background = 'white') {
  const { data, info } = await sharp(file, { density: 144 })
    .resize(side, side, { kernel: 'nearest' })
    .extend({ top: PAPER_PX, bottom: PAPER_PX, left: PAPER_PX, right: PAPER_PX, background })
    .flatten({ background })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return qrCodeIn({ ...info, data: new Uint8ClampedArray(data) });
}
