import { ACCENT_HEIGHT, CAP_HEIGHT, hasAccents } from '@/lib/lettering/fitted-text';
import { graphemes } from '@/lib/lettering/limited-text';
import { evenBreaks, stacked } from '@/lib/lettering/line-breaks';
import { captionForImage, isLatin, isRightToLeft } from './caption';
import { type Arrangement, geometry, type TextBox } from './poster-shapes';

type Measure = (text: string) => number;

type Word = { text: string; gap: '' | ' ' };

/** In em. */
type Stance = { rise: number; accented: number; leading: number; underline: number };

/** Capitals of the poster's typeface; other scripts' letters reach further up and down. */
const capitals: Stance = {
  rise: CAP_HEIGHT,
  accented: CAP_HEIGHT + ACCENT_HEIGHT,
  leading: 0.08,
  underline: 0.06,
};
const tallLetters: Stance = { rise: 0.92, accented: 0.92, leading: 0.45, underline: 0.2 };

/** Smaller letters take a higher strip; a word that would make them smaller still is broken. */
const LEAST_LEGIBLE = 38;
const LEAST_WHOLE = 26;
const LEAST_GAP = 5;
/** In em of its line. */
const STROKE = 0.09;
const TEAR = 30;

export type CaptionLayout = ReturnType<typeof layOutCaption>;

/**
 * Lays a caption out, whatever its length and script, in units of the poster; nothing leaves its strip.
 * Each line fills the width or is as large as it may be; there are as many as the height has room for.
 */
export function layOutCaption(caption: string, { box, bar }: Arrangement, measure: Measure) {
  const stance = isLatin(caption) ? capitals : tallLetters;
  const words = splitWords(captionForImage(caption), box.width / LEAST_WHOLE, measure);
  const key = keyWord(words);
  const lines = filledLines(words, measure, box.heights, (onLine) =>
    setLine(onLine, key, box, measure, stance),
  );

  const { margin, below } = geometry;
  const top = bar - below - heightOf(lines);
  const isRunningLeft = isRightToLeft(caption);
  const x = isRunningLeft ? margin + box.width : margin;

  return {
    /** where the strip is torn */
    edge: top - TEAR,
    isRightToLeft: isRunningLeft,
    lines: stacked(lines, top).map(({ text, size, stroke, foot }) => {
      const underline = stroke && {
        x: isRunningLeft ? x - stroke.start - stroke.width : x + stroke.start,
        y: foot + size * stance.underline,
        width: stroke.width,
        height: size * STROKE,
      };
      return { text, size, x, foot, underline };
    }),
  };
}

type Line = ReturnType<typeof setLine>;

const heightOf = (lines: Line[]) => stacked(lines, 0).at(-1)?.foot ?? 0;

/** As many even lines as the first height allows or, where their letters are small, the next. */
function filledLines(
  words: Word[],
  measure: Measure,
  heights: readonly number[],
  set: (onLine: Word[]) => Line,
): Line[] {
  const widths = words.map(({ text, gap }) => measure(text) + measure(gap));
  let lines: Line[] = [];
  for (const height of heights) {
    lines = [];
    for (const starts of evenBreaks(widths)) {
      const more = starts.map((start, index) => set(words.slice(start, starts[index + 1])));
      if (lines.length && heightOf(more) > height) break;
      lines = more;
    }
    if (lines.every(({ size }) => size >= LEAST_LEGIBLE)) break;
  }
  return lines;
}

/** `stroke` is where the line's key word starts and how wide it is. */
function setLine(
  words: Word[],
  key: Word | undefined,
  box: TextBox,
  measure: Measure,
  stance: Stance,
) {
  const text = joined(words);
  const size = Math.min(box.largest, box.width / measure(text));
  const rise = size * (hasAccents(text) ? stance.accented : stance.rise);
  const letters = key && words.includes(key) && lettersOf(key);
  if (!letters) return { text, size, rise, below: LEAST_GAP + size * stance.leading, stroke: null };
  const upToKey = joined(words.slice(0, words.indexOf(key) + 1));
  const start = size * measure(upToKey.slice(0, upToKey.lastIndexOf(letters)));
  const below = LEAST_GAP + size * Math.max(stance.leading, stance.underline + STROKE);
  return { text, size, rise, below, stroke: { start, width: size * measure(letters) } };
}

/** A word wider than `longest`, in em, is broken between two characters. */
function splitWords(text: string, longest: number, measure: Measure): Word[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) =>
      pieces(word, Math.ceil(measure(word) / longest)).map((piece, index): Word => {
        return { text: piece, gap: index ? '' : ' ' };
      }),
    );
}

function pieces(word: string, count: number): string[] {
  if (count < 2) return [word];
  const letters = graphemes(word);
  const length = Math.ceil(letters.length / count);
  return Array.from({ length: Math.ceil(letters.length / length) }, (_, index) =>
    letters.slice(index * length, (index + 1) * length).join(''),
  );
}

function joined(words: Word[]): string {
  return words.map(({ gap, text }, index) => (index ? gap + text : text)).join('');
}

function lettersOf({ text }: Word): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{M}\p{N}])?/u.exec(text)?.[0] ?? '';
}

/** The last word of four letters or more, on which a sentence's weight falls. */
function keyWord(words: Word[]): Word | undefined {
  const length = (word: Word) => lettersOf(word).length;
  const last = words.filter((word) => length(word) >= 4).at(-1);
  return last ?? [...words].sort((one, other) => length(other) - length(one))[0];
}
