import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { UserError } from '../cli.mjs';
import { at } from './path.mjs';

/**
 * Poster lettering as outlines, so that a picture needs no font to be shown.
 *
 * @typedef {object} Lettering
 * @property {string} d path data
 * @property {number} width of the ink, from the first letter's edge to the last letter's
 * @property {number} size of the type
 * @property {number} cap height of the capitals
 * @property {number} rise height of the ink above the line: more than `cap` where accents stand
 */

const anton = fontkit.openSync(
  createRequire(import.meta.url).resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'),
);

/** Height of the capitals, as a share of the size. */
export const CAP_HEIGHT = anton.capHeight / anton.unitsPerEm;

const pathLetters = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'z',
};

/**
 * One line of poster type with its foot on y. Its ink, not its spacing, starts, centres or ends
 * on x, so that lines of different sizes stand exactly under each other.
 *
 * @param {string} text
 * @param {number} size
 * @param {number} [x]
 * @param {number} [y]
 * @param {object} [options]
 * @param {number} [options.track] letterspacing in em
 * @param {'start' | 'middle' | 'end'} [options.anchor]
 * @returns {Lettering}
 */
export function line(text, size, x = 0, y = 0, { track = 0, anchor = 'start' } = {}) {
  const { glyphs, positions } = anton.layout(text);
  if (glyphs.some((glyph) => glyph.id === 0)) {
    throw new UserError(`Anton lacks a letter of "${text}": write it without.`);
  }

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

  const d = letters
    .flatMap(({ glyph, left }) =>
      glyph.path.commands.map(({ command, args }) => {
        const points = Array.from({ length: args.length / 2 }, (_, index) =>
          at(start + left + (args[index * 2] ?? 0) * scale, y - (args[index * 2 + 1] ?? 0) * scale),
        );
        return pathLetters[command] + points.join(' ');
      }),
    )
    .join('');
  const rise = Math.max(...glyphs.map((glyph) => glyph.bbox.maxY)) * scale;
  return { d, width, size, cap: size * CAP_HEIGHT, rise };
}

/**
 * One line of the size that fills the measure from x to x + measure.
 * @param {string} text
 * @param {number} measure
 * @param {number} [x]
 * @param {number} [y]
 * @param {{ track?: number }} [options]
 */
export function fit(text, measure, x = 0, y = 0, options = {}) {
  const sample = line(text, 100, 0, 0, options);
  return line(text, (100 * measure) / sample.width, x, y, options);
}

/**
 * Lines set to one measure, one under the other, like wood type. The capitals of the first line
 * start at `top`; where accents need more room than the gap, the line moves down.
 *
 * @param {readonly string[]} texts
 * @param {{ x: number, top: number, measure: number, gap: number, track?: number }} options
 * @returns {{ lines: string[], bottom: number }} path data line by line, and the foot of the last
 */
export function stack(texts, { x, top, measure, gap, track = 0 }) {
  let y = top;
  const lines = texts.map((text, index) => {
    const { cap, rise } = fit(text, measure, 0, 0, { track });
    const accents = rise - cap + gap * 0.35;
    y += cap + (index ? Math.max(gap, accents) : 0);
    return fit(text, measure, x, y, { track }).d;
  });
  return { lines, bottom: y };
}
