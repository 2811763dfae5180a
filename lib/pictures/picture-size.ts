export type Size = { width: number; height: number };

/** The square in the middle of a picture: its corner and its side. */
export function centerSquare({ width, height }: Size): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** A source photo is at most this wide: enough for any screen it is shown on, quick to send. */
export const LARGEST_SOURCE_PX = 1080;

/** The most pixels that are unpacked; beyond, a small file could take a device's whole memory. */
export const MOST_PIXELS = 100_000_000;

/**
 * To what width a large picture is decoded: its shorter side stays at least as long as a source
 * photo's, whether or not the camera noted that it was held upright. Undefined for one that is small
 * enough as it is.
 */
export function decodedWidth({ width, height }: Size): number | undefined {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const wanted = Math.ceil((LARGEST_SOURCE_PX * long) / short);
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
    return null; // the file ends before it says its size
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

/** Whether a file is a drawing in XML, which is no photo and may carry scripts. */
export function isSvg(header: ArrayBuffer): boolean {
  const start = new TextDecoder().decode(header.slice(0, 1024));
  return /^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(start);
}
