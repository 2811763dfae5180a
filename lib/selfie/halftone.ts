type Ink = readonly [red: number, green: number, blue: number];

/** The second ink is printed under the first. */
export type HalftonePalette = { paper: Ink; second: Ink; first: Ink };

/** Side of the screen's tile, in pixels; two dots stand in it, on the diagonal. */
const TILE = 14;
/** How soon a dot's edge turns from paper to ink: higher is sharper. */
const SHARPNESS = 7;
/** The share of pixels at either end that count as white and as black, so that no face stays dim. */
const CLIPPED = 0.02;

/** The screen's threshold at each pixel of the tile, evenly from 0 to 1: tones come out as they are. */
function screen(shift: number): Float32Array {
  const wave = (at: number) => Math.cos((2 * Math.PI * at) / TILE);
  const heights = Array.from({ length: TILE * TILE }, (_, index) => {
    const [x, y] = [(index % TILE) + shift, Math.floor(index / TILE)];
    // the small slope makes every height unique
    return { index, height: wave(x + y) + wave(x - y) + index * 1e-7 };
  });
  const thresholds = new Float32Array(TILE * TILE);
  heights
    .sort((one, other) => other.height - one.height)
    .forEach(({ index }, rank) => {
      thresholds[index] = (rank + 0.5) / heights.length;
    });
  return thresholds;
}

export function levels(histogram: ArrayLike<number>): { black: number; white: number } {
  const counts = Array.from(histogram);
  const clipped = counts.reduce((sum, count) => sum + count, 0) * CLIPPED;
  const reach = (from: number[]) => {
    let sum = 0;
    return from.findIndex((count) => {
      sum += count;
      return sum > clipped;
    });
  };
  const black = Math.max(0, reach(counts));
  const white = counts.length - 1 - Math.max(0, reach([...counts].reverse()));
  return { black, white: Math.max(white, black + 1) };
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

export function coverage(darkness: number): { first: number; second: number } {
  return { first: clamp((darkness - 0.36) / 0.6), second: clamp(darkness * 1.55) };
}

/**
 * Prints a photo, as RGBA rows of `width` pixels, in dots of two inks; in place. Plain loops, because an
 * array for each of a million pixels would be slow.
 */
export function printHalftone(
  pixels: Uint8ClampedArray,
  width: number,
  palette: HalftonePalette,
): void {
  const lightness = new Uint8Array(pixels.length / 4);
  const histogram = new Uint32Array(256);
  for (let at = 0; at < lightness.length; at += 1) {
    const red = at * 4;
    const sum =
      77 * (pixels[red] as number) +
      150 * (pixels[red + 1] as number) +
      29 * (pixels[red + 2] as number);
    const light = sum >> 8;
    lightness[at] = light;
    histogram[light] = (histogram[light] as number) + 1;
  }

  const colours = printedColours(levels(histogram), palette);
  const printed = new Uint32Array(pixels.buffer, pixels.byteOffset, lightness.length);
  for (let at = 0, x = 0, row = 0; at < lightness.length; at += 1) {
    printed[at] = colours[(lightness[at] as number) * TILE * TILE + row + (x % TILE)] as number;
    x += 1;
    if (x === width) {
      x = 0;
      row = (row + TILE) % (TILE * TILE);
    }
  }
}

/** For each lightness at each pixel of the tile, as RGBA in one number. */
function printedColours(
  { black, white }: { black: number; white: number },
  { paper, second, first }: HalftonePalette,
): Uint32Array {
  const firstScreen = screen(0);
  const secondScreen = screen(TILE / 2);
  const colours = new Uint8ClampedArray(256 * TILE * TILE * 4).fill(255);
  for (let light = 0, at = 0; light < 256; light += 1) {
    const cover = coverage(1 - clamp((light - black) / (white - black)));
    for (let pixel = 0; pixel < TILE * TILE; pixel += 1, at += 4) {
      const under = dot(cover.second, secondScreen[pixel] as number);
      const over = dot(cover.first, firstScreen[pixel] as number);
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = paper[channel] as number;
        const below = ground + ((second[channel] as number) - ground) * under;
        colours[at + channel] = below + ((first[channel] as number) - below) * over;
      }
    }
  }
  return new Uint32Array(colours.buffer);
}

function dot(cover: number, threshold: number): number {
  if (cover <= 0) return 0;
  return cover >= 1 ? 1 : clamp((cover - threshold) * SHARPNESS + 0.5);
}
