import type { Carrier } from '@/lib/placard/state';
import { palette } from './drawn-content';
import { CAP_HEIGHT, line } from './lettering';
import { at, bar, type Point, polygon, tenth } from './path';
import { drawing, outlines } from './svg';

const TYPE_SIZE = 26;
/** Longer words are set smaller, so that they fit on the card. */
const WIDEST = 52;

/** A small card that a marcher carries, around a point; `index` decides how it leans. */
function card(x: number, y: number, index: number) {
  const [w, h] = [31, 19];
  const angle = ((index % 3) - 1) * 0.05;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const turned = (cx: number, cy: number): Point => [
    x + cx * cos - cy * sin,
    y + cx * sin + cy * cos,
  ];
  return polygon([
    turned(-w, -h),
    turned(w, -h + 0.8),
    turned(w - 0.6, h),
    turned(-w + 0.4, h - 0.6),
  ]);
}

const wordId = (word: string) => `word-${Buffer.from(word).toString('hex')}`;

/** Defines every word once, to be placed with its middle on a point. */
export function defineWords(words: Iterable<string>) {
  return Array.from(new Set(words), (word) => {
    const size = TYPE_SIZE * Math.min(1, WIDEST / line(word, TYPE_SIZE).width);
    const { d } = line(word, size, 0, (size * CAP_HEIGHT) / 2, { anchor: 'middle' });
    return `<path id="${wordId(word)}" d="${d}"/>`;
  }).join('');
}

export function placeWord(word: string, x: number, y: number) {
  return `<use href="#${wordId(word)}" x="${tenth(x)}" y="${tenth(y)}"/>`;
}

const figures = outlines('marchers');

/** Where a figure's hand can hold a placard's stick. */
const grips: Record<string, [x: number, y: number]> = {
  hat: [17, -74],
  dress: [16.4, -70],
  cap: [16, -80],
  chair: [17, -63],
};

/** The height of a crowd's drawing: the ground is its lower edge, and the cards just fit. */
export const CROWD_HEIGHT = 170;

/** Figures that take more or less room than most. */
const rooms: Record<string, number> = { child: 38, chair: 76, robe: 62 };

const farMarchers = 'cap scarf hat dress afro elder robe dress cap hat scarf afro'.split(' ');

function* positions(
  marchers: readonly string[],
  [from, to]: [from: number, to: number],
  step: (marcher: string, index: number) => number,
) {
  let x = from;
  for (let index = 0; x < to; index++) {
    const marcher = marchers[index % marchers.length] ?? '';
    yield { marcher, index, x };
    x += step(marcher, index);
  }
}

function placeMarcher(marcher: string, x: number, y: number, scale: number) {
  const transform = `translate(${at(x, y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<use href="#${marcher}" transform="${transform}"/>`;
}

/** The row behind: slightly smaller and higher, and out of step with the front row. */
function farRow(width: number, scale: number) {
  const step = (_: string, index: number) => 47 + (((index + 1) * 7) % 11);
  const stands = positions(farMarchers, [-6, width + 40], step);
  return Array.from(stands, ({ marcher, index, x }) =>
    placeMarcher(marcher, x, CROWD_HEIGHT - 9 - ((index * 5) % 7), scale * 0.92),
  ).join('');
}

/** The front row, and the cards that every other carrier in it holds. */
function nearRow(near: readonly string[], width: number, scale: number, words: readonly string[]) {
  const parts = { figures: '', cards: '', lettering: '' };
  let carried = 0;
  const step = (marcher: string, index: number) =>
    (rooms[marcher] ?? 57) + (((index * 37) % 13) - 6) / 2;
  for (const { marcher, index, x } of positions(near, [14, width + 30], step)) {
    const grip = grips[marcher];
    const word = words[carried % words.length];
    const size = scale * (1 + (((index * 29) % 9) - 4) / 100);
    parts.figures += placeMarcher(marcher, x, CROWD_HEIGHT + 2, size);
    if (!grip || !word || index % 2 === 0) continue;
    const hand = x + grip[0] * scale;
    const top = 4 + ((index * 17) % 12);
    const stick = bar(hand - 1.3, top + 20, 2.6, CROWD_HEIGHT - 60 - top);
    parts.figures += `<path d="${stick}"/>`;
    parts.cards += `<path d="${card(hand, top + 19, index)}"/>`;
    parts.lettering += placeWord(word, hand, top + 19);
    carried += 1;
  }
  return parts;
}

export type March = {
  /** the names of the near row from the left, repeated as the width needs */
  marchers: string;
  scale?: number;
  /** on the cards; without words there is no sign */
  words?: readonly string[];
  /** false for a picture of fewer bytes */
  hasFarRow?: boolean;
};

/** A dense march in two rows or one, CROWD_HEIGHT units high. */
export function crowd(
  width: number,
  { marchers, scale = 1.22, words = [], hasFarRow = true }: March,
  inks: { near: string; far: string; card: string; word: string },
) {
  const near = marchers.split(' ');
  const { figures: people, cards, lettering } = nearRow(near, width, scale, words);
  const names = [...new Set([...near, ...farMarchers])];
  const defined = names.map((name) => `<path id="${name}" d="${figures[name]}"/>`);
  return [
    `<defs>${defined.join('')}${defineWords(words)}</defs>`,
    `<g class="far" fill="${inks.far}">${hasFarRow ? farRow(width, scale) : ''}</g>`,
    `<g class="near" fill="${inks.near}">${people}</g>`,
    `<g class="card" fill="${inks.card}">${cards}</g>`,
    `<g class="word" fill="${inks.word}">${lettering}</g>`,
  ].join('');
}

/** A marcher in the colour of the sheet with an ink outline, to show on night and on gold. */
export function whiteMarcher(name: Carrier) {
  const { [`${name}-key`]: key, [`${name}-solid`]: whole } = outlines('carriers');
  const outline = `fill="${palette.ink}" stroke="${palette.ink}" stroke-width="3"`;
  const body = `<path ${outline} d="${whole}"/><path fill="${palette.sheet}" d="${key}"/>`;
  return drawing({ width: 216, height: 264, body });
}
