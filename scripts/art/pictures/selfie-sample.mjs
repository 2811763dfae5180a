import { readFileSync } from 'node:fs';
import { siteAddress, textOf } from '../content.mjs';
import { inks } from '../inks.mjs';
import { CAP_HEIGHT, line } from '../lettering.mjs';
import { bar, halfSun, rays, tornSheet } from '../path.mjs';
import { strip } from '../poster.mjs';
import { drawing, filled } from '../svg.mjs';
import { capitals } from './sheet.mjs';

/** @import { Locale } from '../content.mjs' */

const SIZE = 640;
const MARGIN = 34;
const BAR_HEIGHT = 52;
const CAPTION_SIZE = 44;
const LINE_GAP = 14;

/** The photo: a mother and her daughter before a sunlit wall, others in each language. @param {Locale} locale */
function portrait(locale) {
  const file = new URL(`../figures/portrait-${locale}.svg`, import.meta.url);
  return readFileSync(file, 'utf8').replace(/<\/?svg.*>/g, '');
}

function corner() {
  const sun =
    halfSun(59, 76, 19) +
    rays(59, 76, { count: 9, inner: 26, reach: 56, short: 0.84, fill: 0.54, seed: 5 });
  return filled(bar(0, 0, 118, 92), inks.flame) + filled(sun, inks.gold);
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
  let width = SIZE - 2 * MARGIN;
  const count = broken(caption, width).length;
  while (width > 100 && broken(caption, width - 10).length === count) width -= 10;
  return broken(caption, width);
}

/** What a visitor's selfie looks like when it is done. @param {Locale} locale */
export function selfieSample(locale) {
  const title = `“${textOf(locale, 'selfies_sample_caption')}”`;
  const caption = captionLines(capitals(title, locale));
  const cap = CAPTION_SIZE * CAP_HEIGHT;
  const barTop = SIZE - BAR_HEIGHT;
  const stripTop = barTop - 44 - caption.length * (cap + LINE_GAP);
  const captionTop = stripTop + 30;
  const lettering = caption.map((text, index) => {
    const foot = captionTop + cap + index * (cap + LINE_GAP);
    return line(text, CAPTION_SIZE, MARGIN, foot).d;
  });
  const sheet = { x: -6, y: stripTop, width: SIZE + 12, height: SIZE - stripTop };
  const body = [
    portrait(locale),
    filled(tornSheet(sheet, { depth: 9, teeth: 24 }), inks.sheet),
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
    corner(),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
