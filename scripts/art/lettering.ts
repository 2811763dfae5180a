import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { evenBreaks, stacked } from '@/lib/lettering/line-breaks';
import { inPosterFace } from '@/lib/lettering/poster-letters';
import { UserError } from '@/scripts/cli';
import { tenth } from './path';

/** Poster lettering as outlines, so that a picture needs no font to be shown. */
type Lettering = {
  /** path data */
  d: string;
  /** of the ink, from the first letter's edge to the last letter's */
  width: number;
  cap: number;
  /** height of the ink above the line: more than `cap` where accents stand */
  rise: number;
};

const fontFile = (letters: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/anton/files/anton-${letters}-400-normal.woff2`,
  );

export const antonFile = fontFile('latin');

const openFont = (letters: string) => fontkit.openSync(fontFile(letters));

export const anton = openFont('latin');

/** With its letters for other languages than English and Spanish. */
export const posterFonts = [anton, ...['latin-ext', 'vietnamese'].map(openFont)];

const isWhole = ({ glyphs }: fontkit.GlyphRun) => glyphs.every(({ id }) => id !== 0);

/** The glyphs of a text and their advances; letters of several files are not kerned. */
function laidOut(written: string): fontkit.GlyphRun {
  const text = inPosterFace(written);
  const run = anton.layout(text);
  if (isWhole(run)) return run;
  const letters = Array.from(text, (letter) => {
    const found = posterFonts.map((font) => font.layout(letter)).find(isWhole);
    if (!found) throw new UserError(`Anton lacks a letter of "${text}": write it without.`);
    return found;
  });
  return {
    glyphs: letters.flatMap(({ glyphs }) => glyphs),
    positions: letters.flatMap(({ positions }) => positions),
  };
}

/** Height of the capitals, as a share of the size. */
export const CAP_HEIGHT = anton.capHeight / anton.unitsPerEm;

/** Room for the underline of a key word, as a share of its capitals' height. */
export const UNDERLINE_ROOM = 0.3;

/**
 * A line of poster type with its foot on y; its ink starts, centres or ends on x, so that lines
 * of different sizes stand under each other. `track` is in em. Throws `UserError` for a letter that the
 * font lacks.
 */
export function line(
  text: string,
  size: number,
  x: number = 0,
  y: number = 0,
  { track = 0, anchor = 'start' }: { track?: number; anchor?: 'start' | 'middle' | 'end' } = {},
): Lettering {
  const { glyphs, positions } = laidOut(text);
  if (!text.trim()) return { d: '', width: 0, cap: 0, rise: 0 };

  const scale = size / anton.unitsPerEm;
  let pen = 0;
  const letters = glyphs.map((glyph, index) => {
    const left = pen;
    pen += (positions[index]?.xAdvance ?? 0) * scale + track * size;
    return { glyph, left };
  });
  const inkLeft = Math.min(...letters.map(({ glyph, left }) => left + glyph.bbox.minX * scale));
  const inkRight = Math.max(...letters.map(({ glyph, left }) => left + glyph.bbox.maxX * scale));
  const width = inkRight - inkLeft;
  const start = x - inkLeft - { start: 0, middle: width / 2, end: width }[anchor];

  // one letter case for the end of an outline, as the shapes write it
  const outlines = letters.map(({ glyph, left }) =>
    glyph.path
      .mapPoints((px, py) => [tenth(start + left + px * scale), tenth(y - py * scale)])
      .toSVG()
      .replaceAll('Z', 'z'),
  );
  const rise = Math.max(...glyphs.map((glyph) => glyph.bbox.maxY)) * scale;
  return { d: outlines.join(''), width, cap: size * CAP_HEIGHT, rise };
}

/** Path data of a line in the size that fills the measure from x on. */
export function fit(
  text: string,
  measure: number,
  x: number,
  y: number,
  options: { track?: number } = {},
) {
  return line(text, heightsOf(text, measure, options).size, x, y, options).d;
}

/** Lines of 100 units, which are measured again and again. */
const samples = new Map<string, Lettering>();

/** The size in which a line fills a measure, and its heights then. */
export function heightsOf(text: string, measure: number, { track = 0 }: { track?: number } = {}) {
  const key = `${track} ${text}`;
  const sample = samples.get(key) ?? line(text, 100, 0, 0, { track });
  samples.set(key, sample);
  const size = (100 * measure) / (sample.width || measure);
  return { size, cap: (sample.cap * size) / 100, rise: (sample.rise * size) / 100 };
}

/**
 * Lines set to a measure, one under the other; the capitals of the first start at `top`. Where
 * accents need more room than the gap, a line moves down; a key word has room for an underline.
 * Returns each row with its foot and the height of its capitals, and the lower end of all.
 */
export function stack<Row extends { text: string; measure: number; key?: boolean }>(
  rows: readonly Row[],
  { top, gap, track = 0 }: { top: number; gap: number; track?: number },
) {
  const fitted = rows.map((row, index) => {
    const { cap, rise } = heightsOf(row.text, row.measure, { track });
    const air = index ? Math.max(gap, rise - cap + gap * 0.35) : 0;
    return { ...row, cap, rise: air + cap, below: row.key ? cap * UNDERLINE_ROOM : 0 };
  });
  const lines = stacked(fitted, top);
  const last = lines.at(-1);
  return { lines, bottom: last ? last.foot + last.below : top };
}

/** The first size from `most` down, in steps, in which something fits. */
export function largest(most: number, fits: (size: number) => boolean, step: number = 0.98) {
  let size = most;
  while (!fits(size) && size > most / 20) size *= step;
  return size;
}

/** How wide a line in capitals of a height is, at most `widest`. */
export function widthAt(text: string, height: number, widest: number) {
  return Math.min(widest, (widest * height) / heightsOf(text, widest).cap);
}

type Setting = { x: number; top: number; measure: number; gap: number; track?: number };

/** As `stack`, all at one measure, which shrinks until they are at most `tallest`; and their path data. */
export function column(
  texts: readonly string[],
  { x, measure, tallest = Number.POSITIVE_INFINITY, ...options }: Setting & { tallest?: number },
) {
  const stackAt = (width: number) =>
    stack(
      texts.map((text) => ({ text, measure: width })),
      options,
    );
  const width = largest(measure, (each) => stackAt(each).bottom - options.top <= tallest);
  const { lines, bottom } = stackAt(width);
  const d = lines.map(({ text, foot }) => fit(text, width, x, foot, options)).join('');
  return { d, lines, bottom, measure: width };
}

/** A text on 1, 2, 3 ... lines, each time on the most equal ones. */
function* evenLines(text: string) {
  const words = text.split(/\s+/);
  const widths = words.map((word) => line(`${word}n`, 100).width);
  for (const starts of evenBreaks(widths)) {
    yield starts.map((from, index) => words.slice(from, starts[index + 1]).join(' '));
  }
}

const smallest = (lines: readonly string[], measure: number) =>
  Math.min(...lines.map((each) => heightsOf(each, measure).cap));

/** A text on the fewest lines with capitals of at least `cap`; else on the most legible. */
export function legibleLines(text: string, measure: number, cap: number) {
  let best = [text];
  for (const lines of evenLines(text)) {
    if (smallest(lines, measure) > smallest(best, measure)) best = lines;
    if (smallest(best, measure) >= cap) break;
  }
  return best;
}

/** How many times as long as the other one line may be. */
const MOST_UNEQUAL = 2.5;

/** A text on two lines, the first slightly longer; where they are too unequal, the most equal two. */
export function twoLines(text: string) {
  const words = text.split(' ');
  const heads = words.map((_, index) => words.slice(0, index + 1).join(' '));
  const first = heads.find((head) => head.length * 2 >= text.length - 2) ?? text;
  const lines = [first, text.slice(first.length + 1)].filter(Boolean);
  const [, second = first] = lines;
  if (first.length <= second.length * MOST_UNEQUAL) return lines;
  const [, equal = lines] = evenLines(text);
  return equal;
}
