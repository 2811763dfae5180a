type Ink = readonly [red: number, green: number, blue: number];

/** What a photo is printed with: the second ink under the first, on paper. */
export type HalftoneInks = { paper: Ink; second: Ink; first: Ink };

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
    // the small slope makes every height another one
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

/** The lightness at which a photo is black, and at which it is white. */
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

/** How much of the paper each ink covers where a photo is this dark, from 0 to 1. */
export function coverage(darkness: number): { first: number; second: number } {
  return { first: clamp((darkness - 0.36) / 0.6), second: clamp(darkness * 1.55) };
}

/** Prints a photo, given as RGBA rows of `width` pixels, in dots of two inks; in place. */
export function printHalftone(
  pixels: Uint8ClampedArray,
  width: number,
  { paper, second, first }: HalftoneInks,
): void {
  const count = pixels.length / 4;
  const lightness = new Uint8Array(count);
  const histogram = new Uint32Array(256);
  for (let at = 0; at < count; at += 1) {
    const [red = 0, green = 0, blue = 0] = [pixels[at * 4], pixels[at * 4 + 1], pixels[at * 4 + 2]];
    const light = Math.round(0.299 * red + 0.587 * green + 0.114 * blue);
    lightness[at] = light;
    histogram[light] = (histogram[light] ?? 0) + 1;
  }

  const { black, white } = levels(histogram);
  const covers = Array.from({ length: 256 }, (_, light) =>
    coverage(1 - clamp((light - black) / (white - black))),
  );
  const firstCovers = Float32Array.from(covers, (cover) => cover.first);
  const secondCovers = Float32Array.from(covers, (cover) => cover.second);
  const firstScreen = screen(0);
  const secondScreen = screen(TILE / 2);

  for (let at = 0; at < count; at += 1) {
    const light = lightness[at] ?? 0;
    const tile = (Math.floor(at / width) % TILE) * TILE + ((at % width) % TILE);
    const under = dot(secondCovers[light] ?? 0, secondScreen[tile] ?? 0);
    const over = dot(firstCovers[light] ?? 0, firstScreen[tile] ?? 0);
    for (let channel = 0; channel < 3; channel += 1) {
      const [ground = 0, below = 0, above = 0] = [paper[channel], second[channel], first[channel]];
      const printed = ground + (below - ground) * under;
      pixels[at * 4 + channel] = printed + (above - printed) * over;
    }
  }
}

/** The ink at one pixel of the screen, from none to full. */
function dot(cover: number, threshold: number): number {
  if (cover <= 0) return 0;
  return cover >= 1 ? 1 : clamp((cover - threshold) * SHARPNESS + 0.5);
}
