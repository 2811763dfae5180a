import { defineWords, placeWord } from './cards';
import { outlines } from './figures';
import { bar, type Point, polygon } from './path';
import { filled } from './svg';

export const LINE_WIDTH = 3840;
export const LINE_HEIGHT = 528;

/** The placards: centre, size and lean. The last one spans the seam between two tiles. */
const placards: readonly [x: number, y: number, width: number, height: number, lean: number][] = [
  [429, 68, 156, 96, 3.2],
  [1301, 68, 156, 96, -2.8],
  [2180, 270, 194, 98, 3],
  [3823, 68, 156, 96, 2.4],
  [-17, 68, 156, 96, 2.4],
];
const RIM = 5;

/** The corners of a placard, enlarged by `grown` on each side. */
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

/** The first ink of the march line: the key block, and the placards' rims, which cover it. */
export function marchKey(ink: string) {
  const rims = placards.map((each) => polygon(corners(each, RIM))).join('');
  const all = filled(bar(-100, 0, LINE_WIDTH + 200, LINE_HEIGHT), '#fff');
  return [
    `<mask id="cards" maskUnits="userSpaceOnUse" x="0" y="0" width="${LINE_WIDTH}" height="${LINE_HEIGHT}">${all}${filled(cards, '#000')}</mask>`,
    `<g mask="url(#cards)">${filled(outlines('march-line').key + rims, ink)}</g>`,
  ].join('');
}

/** The scale of a placard's words, relative to those on the small cards of a crowd. */
const ENLARGED = 2.6;

/** The light areas under the key block: people as whole shapes, and placards with their words. */
export function marchLight(
  words: readonly string[],
  palette: { light: string; card: string; word: string },
) {
  const lettering = placards.map(([x, y], index) =>
    placeWord(words[Math.min(index, 3) % words.length] ?? '', x / ENLARGED, y / ENLARGED),
  );
  return [
    `<defs>${defineWords(words)}</defs>`,
    `<path class="light" fill="${palette.light}" d="${outlines('march-line').solid}"/>`,
    `<path class="card" fill="${palette.card}" d="${cards}"/>`,
    `<g fill="${palette.word}" transform="scale(${ENLARGED})">${lettering.join('')}</g>`,
  ].join('');
}
