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
