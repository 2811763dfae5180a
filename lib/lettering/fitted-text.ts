import metrics from './anton-metrics.json' with { type: 'json' };
import { wellFormed } from './limited-text';
import { inPosterFace } from './poster-letters';

/** Of the poster face, in em: the height of its capitals, and of the accents on top of them. */
export const CAP_HEIGHT = metrics.capHeight / 100;
export const ACCENT_HEIGHT = metrics.accentHeight / 100;

/** How far round letters reach over and under the others, in hundredths of the em. */
const OVERSHOOT = 0.5;
/** For a letter that the table lacks. */
const UNKNOWN = [48, 3, 45];

const byLetter: Record<string, number[]> = metrics.letters;

export type FittedText = {
  text: string;
  viewBox: string;
  width: number;
  height: number;
  baseline: number;
  advance: number;
};

const MOST_HIGHER = 1.5;

/**
 * A line of poster type in capitals, and its bounding box at font size 100 for an `svg`: as wide as its
 * place, or less where it would be too tall next to the line `beside` it. Without kerning. It has room for
 * accents where it has any, or as its neighbours have.
 */
export function fittedText(
  words: string,
  locale: string,
  beside?: string,
  hasAccentRoom = hasAccents(words),
): FittedText {
  const text = inPosterFace(wellFormed(words).toLocaleUpperCase(locale));
  const letters = [...text].map(
    (letter) => byLetter[letter] ?? byLetter[letter.normalize('NFD').charAt(0)] ?? UNKNOWN,
  );
  const advance = tenth(letters.reduce((sum, [width = 0]) => sum + width, 0));
  const [, left = 0] = letters[0] ?? [];
  const [lastAdvance = 0, , right = lastAdvance] = letters.at(-1) ?? [];
  const accents = hasAccentRoom ? metrics.accentHeight : 0;
  const width = tenth(advance - lastAdvance + right - left);
  const height = metrics.capHeight + 2 * OVERSHOOT + accents;
  const least = beside ? tenth(fittedText(beside, locale).width / MOST_HIGHER) : 0;
  return {
    text,
    viewBox: `${left} ${-accents} ${Math.max(width, least)} ${height}`,
    width,
    height,
    baseline: metrics.capHeight + OVERSHOOT,
    advance,
  };
}

/** The widest word of poster type, in em. It has 3 % more than its letters, whose widths browsers round. */
export function widestWord(words: string, locale: string): number {
  const widths = words.split(/\s+/).map((word) => fittedText(word, locale).advance);
  return Math.max(...widths) * 0.0103;
}

export function hasAccents(words: string): boolean {
  return /\p{M}/u.test(words.normalize('NFD'));
}

const tenth = (value: number) => Math.round(value * 10) / 10;
