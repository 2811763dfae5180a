import measures from './anton-metrics.json';

/** In hundredths of the em: the height of the capitals, and of the capitals with their accents. */
const CAP_HEIGHT = 87;
const ACCENT_HEIGHT = 24;
/** For a letter that the table lacks. */
const UNKNOWN = [48, 3, 45];

const byLetter: Record<string, number[]> = measures;

export type FittedText = {
  text: string;
  viewBox: string;
  /** The width and the height of the ink. */
  width: number;
  height: number;
  baseline: number;
  advance: number;
};

/** How much higher than another line a line may stand. */
const MOST_HIGHER = 1.5;

/**
 * A line of poster type in capitals, and the box of its ink at a size of 100: an `svg` with this
 * viewBox sets the line to exactly its own width, or, where that would tower over the line `beside` it,
 * to less. Without kerning.
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
