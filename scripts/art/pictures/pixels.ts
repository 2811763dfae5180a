import sharp from 'sharp';

/** A picture in pixels, as wide as `width`; its path's ending is its format. */
export type Print = {
  path: string;
  svg: string;
  width: number;
  /** at most so many, for a smaller file */
  colours?: number;
};

/** The resolution at which one SVG unit is one pixel. */
const DOTS_PER_INCH = 72;

/** For flat inks, which need few shades at the edges: smaller and sharper than lossy compression. */
const flatPalette = { palette: true, quality: 85, dither: 0, effort: 10 };

export async function printed({ path, svg, width, colours }: Print): Promise<Buffer> {
  const source = Buffer.from(svg);
  const { width: drawnWidth } = await sharp(source).metadata();
  const density = (DOTS_PER_INCH * width) / drawnWidth;
  const png = await sharp(source, { density })
    .resize({ width })
    .png({ ...flatPalette, ...(colours && { colours, compressionLevel: 9 }) })
    .toBuffer();

  if (path.endsWith('.webp')) {
    return sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  }
  return path.endsWith('.ico') ? iconFile(png, width) : png;
}

/** An ICO file with a single PNG, of a width and height below 256. */
function iconFile(png: Buffer, size: number) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}
