export type Size = { width: number; height: number };

/** The shorter side of a photo is kept at most this long: what is sent of it is then copied as it is. */
const LARGEST_SHORT_SIDE_PX = 1080;
/** Of a panorama only the middle is kept: no browser draws a canvas of any length. */
const LONGEST_RATIO = 3;

/** What is kept of a picture: the part, in its own pixels, and the size to which that is made smaller. */
export function cropOf({ width, height }: Size) {
  const short = Math.min(width, height);
  const part = {
    width: Math.min(width, short * LONGEST_RATIO),
    height: Math.min(height, short * LONGEST_RATIO),
  };
  const scale = Math.min(1, LARGEST_SHORT_SIDE_PX / short);
  return {
    x: Math.floor((width - part.width) / 2),
    y: Math.floor((height - part.height) / 2),
    ...part,
    size: { width: Math.round(part.width * scale), height: Math.round(part.height * scale) },
  };
}

/** The most pixels that are unpacked; beyond, a small file could take a device's whole memory. */
export const MOST_PIXELS = 100_000_000;

/**
 * To what width a large picture is decoded: its shorter side stays as long as is kept, held upright or not.
 * Undefined for one that is small enough.
 */
export function decodedWidth({ width, height }: Size): number | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.ceil((LARGEST_SHORT_SIDE_PX * long) / short);
  return wanted < short ? wanted : undefined;
}

/** How much of a file is read to learn its size: a camera's own preview may come first. */
export const HEADER_BYTES = 262_144;

const startsWith = (view: DataView, at: number, letters: string) =>
  at + letters.length <= view.byteLength &&
  [...letters].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));

/** The size in pixels that a JPEG, PNG, GIF or WebP names in its first bytes, where it is found. */
export function sizeInHeader(header: ArrayBuffer): Size | null {
  const view = new DataView(header);
  try {
    if (startsWith(view, 1, 'PNG')) {
      return { width: view.getUint32(16), height: view.getUint32(20) };
    }
    if (startsWith(view, 0, 'GIF8')) {
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    }
    if (startsWith(view, 8, 'WEBP')) return sizeInWebp(view);
    return view.getUint16(0) === 0xffd8 ? sizeInJpeg(view) : null;
  } catch {
    return null; // the file ends before its size
  }
}

/** Walks from marker to marker until one that starts a frame. */
function sizeInJpeg(view: DataView): Size | null {
  let at = 2;
  for (;;) {
    const marker = view.getUint16(at);
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker < 0xff00) return null;
    at += 2 + view.getUint16(at + 2);
  }
}

function sizeInWebp(view: DataView): Size | null {
  if (startsWith(view, 12, 'VP8X')) {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536 + 1;
    return { width: three(24), height: three(27) };
  }
  if (startsWith(view, 12, 'VP8L')) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
}

/** True for a PNG, JPEG, GIF, WebP or AVIF, by its first bytes: what every browser draws, and no script. */
export function isPicture(header: ArrayBuffer): boolean {
  return sizeInHeader(header) !== null || startsWith(new DataView(header), 4, 'ftypavif');
}

/** True for a drawing in XML, which may carry scripts. */
export function isSvg(header: ArrayBuffer): boolean {
  const start = new TextDecoder().decode(header.slice(0, 1024));
  return /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(start);
}
