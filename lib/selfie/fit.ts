import { graphemes } from '@/lib/limited-text';

/** The width of a line of the caption, in em. */
export type Measure = (text: string) => number;

/** How a script stands on its lines, in em of the size; `rise` and `accents` are above the baseline. */
export type Stance = { rise: number; accents: number; leading: number; underline: number };

/** Capitals of the poster's typeface, and scripts whose letters reach further up and down. */
export const capitalsStance: Stance = { rise: 0.86, accents: 1.1, leading: 0.08, underline: 0.06 };
export const tallStance: Stance = { rise: 0.92, accents: 0.92, leading: 0.45, underline: 0.2 };

/** What the caption may take: a short one stays low; where that makes small letters, the height grows. */
export type TextBox = { width: number; heights: readonly number[]; largest: number };

/** A line as wide as its box, or as large as it may be; `key` is the word that is underlined. */
export type FittedLine = {
  text: string;
  size: number;
  key: { before: string; word: string } | null;
};

/** Smaller letters ask for a higher box, and a word that makes them smaller still is broken. */
const LEAST_LEGIBLE = 38;
const LEAST_WHOLE = 26;
/** The least gap between two lines, however small they are. */
const LEAST_GAP = 5;
/** The stroke under a word, in em of its line. */
export const STROKE = 0.09;

/** A word or a piece of one, and what separates it from the token before. */
type Token = { text: string; gap: '' | ' '; width: number };

/** Above the baseline, in units of the picture. */
export function riseOf({ text, size }: FittedLine, { rise, accents }: Stance): number {
  return size * (/[À-ÖØ-Ý]/u.test(text.normalize('NFC')) ? accents : rise);
}

/** Below the baseline, before the next line begins. */
export function gapBelow({ size, key }: FittedLine, { leading, underline }: Stance): number {
  return LEAST_GAP + size * (key ? Math.max(leading, underline + STROKE) : leading);
}

/** From the top of the first line to the foot of the last, in units of the picture. */
export function blockHeight(lines: FittedLine[], stance: Stance): number {
  const below = lines.slice(0, -1).reduce((sum, line) => sum + gapBelow(line, stance), 0);
  return lines.reduce((sum, line) => sum + riseOf(line, stance), below);
}

/**
 * Sets a caption in lines that each fill the width, in as many as the height allows. A word is broken,
 * between two characters, only where it is too long for legible letters.
 */
export function fitCaption(text: string, box: TextBox, measure: Measure, stance: Stance) {
  const tokens = tokensOf(text, box.width / LEAST_WHOLE, measure);
  const key = keyToken(tokens);
  const space = measure(' ');
  let fitted: FittedLine[] = [];

  for (const height of box.heights) {
    fitted = [];
    for (const starts of bestBreaks(tokens, space)) {
      const lines = starts.map((start, index) => {
        const words = tokens.slice(start, starts[index + 1]);
        return fittedLine(words, words.indexOf(key as Token), box, measure);
      });
      if (fitted.length && blockHeight(lines, stance) > height) break;
      fitted = lines;
    }
    if (fitted.every(({ size }) => size >= LEAST_LEGIBLE)) break;
  }
  return fitted;
}

function joined(tokens: Token[]): string {
  return tokens.map(({ gap, text }, index) => (index ? gap + text : text)).join('');
}

function fittedLine(words: Token[], keyIndex: number, box: TextBox, measure: Measure): FittedLine {
  const text = joined(words);
  const size = Math.min(box.largest, box.width / measure(text));
  const keyText = words[keyIndex]?.text;
  const word = keyText && lettersOf(keyText);
  if (!word) return { text, size, key: null };
  const start = joined(words.slice(0, keyIndex + 1)).length - keyText.length;
  return { text, size, key: { before: text.slice(0, start + keyText.indexOf(word)), word } };
}

function tokensOf(text: string, longest: number, measure: Measure): Token[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      pieces(word, longest, measure).map((piece, index): Token => {
        return { text: piece, gap: index ? '' : ' ', width: measure(piece) };
      }),
    );
}

/** A word in as few pieces of about one width as there must be, but never less than a character. */
function pieces(word: string, longest: number, measure: Measure): string[] {
  const count = Math.ceil(measure(word) / longest);
  if (count < 2) return [word];
  const letters = graphemes(word);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
    letters.slice(index * length, (index + 1) * length).join(''),
  );
}

/** A word without its quotation marks and full stop. */
function lettersOf(word: string): string | undefined {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(word)?.[0];
}

/** The word that is underlined: the last of four letters or more, on which a sentence's weight falls. */
function keyToken(tokens: Token[]): Token | undefined {
  const length = ({ text }: Token) => lettersOf(text)?.length ?? 0;
  const last = tokens.filter((token) => length(token) >= 4).at(-1);
  return last ?? [...tokens].sort((one, other) => length(other) - length(one))[0];
}

/**
 * For 1, 2, 3 ... lines, at which tokens they begin so that the block is the lowest: a line is as high
 * as it is short, so that the lowest is the one of the most equal lines.
 */
function* bestBreaks(tokens: Token[], space: number): Generator<number[]> {
  const ends = [0];
  for (const { width, gap } of tokens) ends.push((ends.at(-1) ?? 0) + width + (gap ? space : 0));
  const heightOf = (from: number, to: number) => 1 / ((ends[to] ?? 0) - (ends[from] ?? 0));
  let best = ends.map((_, to) => ({ height: to ? heightOf(0, to) : 0, starts: [0] }));
  yield best.at(-1)?.starts ?? [];

  for (let count = 2; count <= tokens.length; count += 1) {
    best = ends.map((_, to) => {
      let lowest = { height: Number.POSITIVE_INFINITY, starts: [0] };
      let last = 0;
      for (let from = count - 1; from < to; from += 1) {
        const height = (best[from]?.height ?? 0) + heightOf(from, to);
        if (height < lowest.height) {
          lowest = { ...lowest, height };
          last = from;
        }
      }
      return last ? { ...lowest, starts: [...(best[last]?.starts ?? []), last] } : lowest;
    });
    yield best.at(-1)?.starts ?? [];
  }
}
