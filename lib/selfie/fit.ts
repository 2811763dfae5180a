import { graphemes } from './caption';

/** The width of a line of the caption, in em. */
export type Measure = (text: string) => number;

/** How a script stands on its lines, in em of the size. */
export type Stance = { rise: number; leading: number };

/** Capitals of the poster's typeface, and scripts whose letters reach further up and down. */
export const capitalsStance: Stance = { rise: 0.86, leading: 0.2 };
export const tallStance: Stance = { rise: 0.92, leading: 0.5 };

/** The least gap between two lines, however small they are. */
const LEAST_GAP = 5;
const STEPS = 2;
const SMALLEST = 4;

/**
 * What is tried, one after the other: large letters on a low strip, which leaves the face free; then
 * smaller ones on a strip that is a little higher; then, for what no line can hold, as high as it may
 * get, broken words and any size.
 */
const attempts = [
  { smallest: 44, largest: 80, height: 128, mayBreak: false },
  { smallest: 34, largest: 44, height: 132, mayBreak: false },
  { smallest: 28, largest: 36, height: 152, mayBreak: false },
  { smallest: SMALLEST, largest: 44, height: 200, mayBreak: true },
];

/** From one line's foot to the next. */
export function lineStep(size: number, { rise, leading }: Stance): number {
  return size * (rise + leading) + LEAST_GAP;
}

/** From the top of the first line's capitals to the foot of the last. */
export function blockHeight(lines: number, size: number, stance: Stance): number {
  return lines * size * stance.rise + (lines - 1) * (size * stance.leading + LEAST_GAP);
}

/**
 * Sets a caption as large as it goes in lines of about one length, none wider than `width`; the size
 * and the width are in units of the picture. A word is broken, between two characters, only where no
 * size holds it whole.
 */
export function fitCaption(
  text: string,
  width: number,
  measure: Measure,
  stance: Stance,
): { size: number; lines: string[] } {
  const words = text.split(/\s+/u).filter(Boolean);

  for (const { smallest, largest, height, mayBreak } of attempts) {
    const size = largestThat(smallest, largest, (each) => {
      const { lines, isBroken } = wrap(words, width / each, measure);
      return blockHeight(lines.length, each, stance) <= height && (mayBreak || !isBroken);
    });
    if (size) return { size, lines: balanced(words, width / size, measure) };
  }
  return { size: SMALLEST, lines: wrap(words, width / SMALLEST, measure).lines };
}

/** The largest size, in steps of half a unit, for which `holds`; null when none does. */
function largestThat(
  smallest: number,
  largest: number,
  holds: (size: number) => boolean,
): number | null {
  if (!holds(smallest)) return null;
  let low = smallest * STEPS;
  let high = largest * STEPS;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle / STEPS)) low = middle;
    else high = middle - 1;
  }
  return low / STEPS;
}

/** As many lines as `width` needs, as equal as they can be: the narrowest width that needs no more. */
function balanced(words: string[], width: number, measure: Measure): string[] {
  const widest = wrap(words, width, measure);
  let best = widest.lines;
  let low = width / 2;
  let high = width;
  for (let round = 0; round < 10; round += 1) {
    const middle = (low + high) / 2;
    const { lines, isBroken } = wrap(words, middle, measure);
    if (lines.length <= widest.lines.length && (widest.isBroken || !isBroken)) {
      best = lines;
      high = middle;
    } else low = middle;
  }
  return best;
}

/** Fills lines of at most `width` em, word by word. */
function wrap(words: string[], width: number, measure: Measure) {
  const lines: string[] = [];
  let isBroken = false;
  let line = '';

  for (const word of words) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    if (measure(word) <= width) continue;
    isBroken = true;
    const pieces = broken(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  if (line) lines.push(line);
  return { lines, isBroken };
}

/** A word in pieces of at most `width` em, but never less than a character. */
function broken(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of graphemes(word)) {
    if (piece && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
