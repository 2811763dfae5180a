import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { campaign } from '@/tests/support/e2e-content';

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

export const jpegFile = (name: string, buffer: Buffer): GivenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer,
});

/** Four quarters of one colour each, in landscape: red and green above blue and yellow. */
export function quarters(width = 1200, height = 800) {
  const [w, h] = [width / 2, height / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <path fill="#f00" d="M0 0h${w}v${h}H0z"/><path fill="#0f0" d="M${w} 0h${w}v${h}H${w}z"/>
    <path fill="#00f" d="M0 ${h}h${w}v${h}H0z"/><path fill="#ff0" d="M${w} ${h}h${w}v${h}H${w}z"/>
  </svg>`;
  return sharp(Buffer.from(svg)).flatten().png().toBuffer();
}

const turned = async (picture: Buffer, turn: (image: Sharp) => Sharp): Promise<Buffer> =>
  turn(sharp(picture)).png().toBuffer();

/** How a camera in each EXIF orientation stores an upright picture. */
const stored: Record<number, (picture: Buffer) => Promise<Buffer>> = {
  1: async (picture) => picture,
  2: (picture) => turned(picture, (image) => image.flop()),
  3: (picture) => turned(picture, (image) => image.rotate(180)),
  4: (picture) => turned(picture, (image) => image.flip()),
  5: async (picture) =>
    turned(await turned(picture, (image) => image.rotate(90)), (image) => image.flop()),
  6: (picture) => turned(picture, (image) => image.rotate(270)),
  7: async (picture) =>
    turned(await turned(picture, (image) => image.rotate(90)), (image) => image.flip()),
  8: (picture) => turned(picture, (image) => image.rotate(90)),
};

/** A photo from a camera in this orientation, with identifying metadata. */
export async function pausedCamera(orientation: number, width = 1200, height = 800) {
  const picture = await stored[orientation]?.(await quarters(width, height));
  const buffer = await sharp(picture)
    .withExif({ IFD0: { Make: 'SECRET-CAMERA', Copyright: 'SECRET-NAME' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
  return jpegFile(`held-${orientation}.jpg`, buffer);
}

export const isNear = (colour: number[], wanted: number[], tolerance = 40): boolean =>
  colour.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < tolerance);

/** The campaign's red, as `colourAt` gives it. */
export const FLAME = [1, 3, 5].map((at) =>
  Number.parseInt(campaign.inks.flame.slice(at, at + 2), 16),
);

/** The colour of a picture at a point, given as shares of its width and height. */
export async function colourAt(picture: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
