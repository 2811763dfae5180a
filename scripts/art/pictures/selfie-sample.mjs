import { siteAddress, textOf } from '../content.mjs';
import { figureFile } from '../figures.mjs';
import { inks } from '../inks.mjs';
import { CAP_HEIGHT, fit, line, stack } from '../lettering.mjs';
import { bar, risingSun, tornSheet } from '../path.mjs';
import { strip } from '../poster.mjs';
import { drawing, filled, outline } from '../svg.mjs';
import { capitals } from './sheet.mjs';

/** @import { Locale } from '../content.mjs' */

const SIZE = 640;
const MARGIN = 34;
const BAR_HEIGHT = 52;
const MEASURE = SIZE - 2 * MARGIN;
const CAPTION_SIZE = 36;
const LINE_GAP = 12;

/** The photo: a mother and her daughter before a sunlit wall, others in Spanish. @param {Locale} locale */
const portrait = (locale) =>
  figureFile(`portrait-${locale === 'es' ? 'es' : 'en'}`).replace(/<\/?svg.*>/g, '');

const cornerSun = risingSun(59, 76, 19, {
  count: 9,
  inner: 26,
  reach: 56,
  short: 0.84,
  fill: 0.54,
  seed: 5,
});

/** The torn strip that the caption stands on, from its upper edge to a foot. @param {number} y @param {number} foot */
const tornStrip = (y, foot) =>
  tornSheet({ x: -6, y, width: SIZE + 12, height: foot - y }, { depth: 9, teeth: 24 });

/** The outlines that the site draws a visitor's poster with: the strip is as high as the poster may need. */
export function posterOutlines() {
  const outlines = { cornerSun: outline(cornerSun), tornStrip: outline(tornStrip(0, 400)) };
  return `${JSON.stringify(outlines, null, 2)}\n`;
}

/** Breaks a caption into as few lines as this width allows. @param {string} caption @param {number} width */
function broken(caption, width) {
  /** @type {string[]} */
  const lines = [];
  for (const word of caption.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length && line(longer, CAPTION_SIZE).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The fewest lines, and of those the most even. @param {string} caption */
function captionLines(caption) {
  let width = MEASURE;
  const count = broken(caption, width).length;
  while (width > 100 && broken(caption, width - 10).length === count) width -= 10;
  return broken(caption, width);
}

/** The stroke under the last word of a fitted line. @param {{ text: string, foot: number, cap: number } | undefined} last */
function underline(last) {
  const [, before = '', word = ''] = /^(.*?)([\p{L}\p{N}]+)\P{L}*$/u.exec(last?.text ?? '') ?? [];
  if (!last || !word) return '';
  const size = last.cap / CAP_HEIGHT;
  const left = MARGIN + line(before + word, size).width - line(word, size).width;
  return bar(left, last.foot + size * 0.06, line(word, size).width, size * 0.09);
}

/** A finished sample selfie. @param {Locale} locale */
export function selfieSample(locale) {
  const title = `“${textOf(locale, 'selfies_sample_caption')}”`;
  const barTop = SIZE - BAR_HEIGHT;
  const rows = captionLines(capitals(title, locale)).map((text) => ({ text, measure: MEASURE }));
  const { bottom } = stack(rows, { top: 0, gap: LINE_GAP });
  const captionTop = barTop - 34 - bottom;
  const stripTop = captionTop - 30;
  const { lines } = stack(rows, { top: captionTop, gap: LINE_GAP });
  const lettering = lines.map(({ text, foot }) => fit(text, MEASURE, MARGIN, foot).d);
  const body = [
    `<g transform="translate(-32) scale(1.1)">${portrait(locale)}</g>`,
    filled(tornStrip(stripTop, SIZE), inks.sheet),
    filled(underline(lines.at(-1)), inks.flame),
    filled(lettering.join(''), inks.ink),
    strip({
      width: SIZE,
      top: barTop,
      height: BAR_HEIGHT,
      margin: MARGIN,
      size: 25,
      left: capitals(textOf(locale, 'selfies_title'), locale),
      right: capitals(siteAddress, locale),
    }),
    filled(bar(0, 0, 118, 92), inks.flame),
    filled(cornerSun, inks.gold),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
