import { card, defineWords, placeWord } from './cards';
import { outlines } from './figures';
import { at, bar } from './path';

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
  /** on the cards; without words nobody carries one */
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
