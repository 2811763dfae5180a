import measures from './anton-metrics.json';

/** In hundredths of an em: the height of the capitals, and what an accent adds to it. */
const CAP_HEIGHT = 87;
const ACCENT_HEIGHT = 24;
/** Advance, left and right edge of a letter that is not in the table. */
const UNKNOWN = [48, 3, 45];

const byLetter: Record<string, number[]> = measures;

export type FittedText = {
  text: string;
  viewBox: string;
  /** The bounding box of the glyphs. */
  width: number;
  height: number;
  baseline: number;
  advance: number;
};

/** How many times taller than the line beside it a line may be. */
const MOST_HIGHER = 1.5;

/**
 * A line of poster type in capitals, and its bounding box at font size 100. An `svg` with this
 * viewBox scales the line to the full width, or to less where it would be too tall next to the line
 * `beside` it. Without kerning.
 */
export function fittedText(words: string, locale: string, beside?: string): FittedText {
  const text = words.toLocaleUpperCase(locale);
  const letters = [...text].map((letter) => byLetter[letter] ?? UNKNOWN);
  const advance = tenth(letters.reduce((sum, [width = 0]) => sum + width, 0));
  const [, left = 0] = letters[0] ?? [];
  const [lastAdvance = 0, , right = lastAdvance] = letters.at(-1) ?? [];
  const rise = /[À-Ý]/.test(text) ? ACCENT_HEIGHT : 0;
  const width = tenth(advance - lastAdvance + right - left);
  const height = CAP_HEIGHT + rise;
  const least = beside ? tenth(fittedText(beside, locale).width / MOST_HIGHER) : 0;
  return {
    text,
    viewBox: `${left} ${-rise} ${Math.max(width, least)} ${height}`,
    width,
    height,
    baseline: CAP_HEIGHT - 0.5,
    advance,
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
