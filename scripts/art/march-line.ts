import type { Locale } from '@/lib/i18n/locales';
import { contents, darkPalette, palette } from './drawn-content';
import { defineWords, placeWord } from './march';
import { bar, type Point, polygon } from './path';
import { drawing, filled, outlines } from './svg';

const SIZE = { width: 3840, height: 528 };

/** The placards: centre, size and lean. The last one spans the seam between two tiles. */
const placards: readonly [x: number, y: number, width: number, height: number, lean: number][] = [
  [429, 68, 156, 96, 3.2],
  [1301, 68, 156, 96, -2.8],
  [2180, 270, 194, 98, 3],
  [3823, 68, 156, 96, 2.4],
  [-17, 68, 156, 96, 2.4],
];
const RIM = 5;

function corners([x, y, width, height, lean]: (typeof placards)[number], grown: number = 0) {
  const [w, h] = [width / 2 + grown, height / 2 + grown];
  return [
    [x - w, y - h + lean],
    [x + w, y - h - lean],
    [x + w + lean * 0.6, y + h - lean * 0.7],
    [x - w + lean * 0.8, y + h + lean],
  ] as Point[];
}

const cards = placards.map((each) => polygon(corners(each))).join('');

function key() {
  const { width, height } = SIZE;
  const rims = placards.map((each) => polygon(corners(each, RIM))).join('');
  const all = filled(bar(-100, 0, width + 200, height), '#fff');
  return [
    `<mask id="cards" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${all}${filled(cards, '#000')}</mask>`,
    `<g mask="url(#cards)">${filled(outlines('march-line').key + rims, palette.ink)}</g>`,
  ].join('');
}

const ENLARGED = 2.6;

const people = `d="${outlines('march-line').solid}"/>`;

function light(locale: Locale, ink: string) {
  const { march_words: words } = contents[locale];
  const lettering = placards.map(([x, y], index) =>
    placeWord(words[Math.min(index, 3) % words.length] ?? '', x / ENLARGED, y / ENLARGED),
  );
  return [
    `<defs>${defineWords(words)}</defs>`,
    `<path class="light" fill="${ink}" ${people}`,
    `<path class="card" fill="${ink}" d="${cards}"/>`,
    `<g fill="${palette.ink}" transform="scale(${ENLARGED})">${lettering.join('')}</g>`,
  ].join('');
}

/** The first ink of the march line, as a mask for any colour; its lower edge is the ground. */
export function marchMask() {
  return drawing({ ...SIZE, body: key() });
}

/** The marchers as whole shapes, as a mask for another row: no sign of it is hidden behind this one. */
export const marchFar = () => drawing({ ...SIZE, body: `<path ${people}` });

/** The light areas under the first ink. */
export function marchGround(locale: Locale) {
  const dark = `.light{fill:${darkPalette.marchLight}}.card{fill:${darkPalette.placard}}`;
  return drawing({ ...SIZE, dark, body: light(locale, palette.sheet) });
}

/** The part of the march line in which everybody is whole, and every placard has its word. */
const CROWD = { from: 1102, to: 3476 };

export function marchCrowd(locale: Locale) {
  const body = `<g transform="translate(-${CROWD.from})">${key()}${light(locale, 'none')}</g>`;
  return drawing({ ...SIZE, width: CROWD.to - CROWD.from, body });
}
