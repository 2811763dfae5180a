import { card, defineWords, placeWord } from './cards.mjs';
import { grips } from './marchers.mjs';
import { defineMarchers, placeMarcher, row } from './placing.mjs';
import { bar } from './shapes.mjs';

/**
 * @import { Marcher } from './marchers.mjs'
 * @typedef {{ near: string, far: string, card: string, word: string }} MarchInks
 */

/** Height of a crowd's drawing: the ground is its lower edge, the cards just fit. */
export const CROWD_HEIGHT = 170;
/** Height of a walk's drawing. */
export const WALK_HEIGHT = 150;

/** Who takes more or less room than most. @type {Partial<Record<Marcher, number>>} */
const crowdRoom = { child: 38, chair: 76, robe: 62 };
/** @type {Partial<Record<Marcher, number>>} */
const walkRoom = { child: 52, chair: 104, robe: 92 };

const farMarchers = row('cap scarf hat dress afro elder robe dress cap hat scarf afro');

/**
 * The row behind: a little smaller, a little higher, never in step with the row before it.
 * @param {number} width
 * @param {number} scale
 */
function farRow(width, scale) {
  let figures = '';
  let x = -6;
  for (let index = 0; x < width + 40; index++) {
    const marcher = farMarchers[index % farMarchers.length] ?? 'hat';
    figures += placeMarcher(marcher, x, CROWD_HEIGHT - 9 - ((index * 5) % 7), scale * 0.92);
    x += 47 + (((index + 1) * 7) % 11);
  }
  return figures;
}

/**
 * The near row, and the cards that every other carrier of it holds.
 * @param {readonly Marcher[]} marchers
 * @param {number} width
 * @param {number} scale
 * @param {readonly string[]} words
 */
function nearRow(marchers, width, scale, words) {
  const parts = { figures: '', cards: '', lettering: '' };
  let carried = 0;
  let x = 14;
  for (let index = 0; x < width + 30; index++) {
    const marcher = marchers[index % marchers.length] ?? 'hat';
    const grip = grips[marcher];
    const word = words[carried % words.length];
    const size = scale * (1 + (((index * 29) % 9) - 4) / 100);
    parts.figures += placeMarcher(marcher, x, CROWD_HEIGHT + 2, size);
    if (grip && word && index % 2 === 1) {
      const hand = x + grip[0] * scale;
      const top = 4 + ((index * 17) % 12);
      const stick = bar(hand - 1.3, top + 20, 2.6, CROWD_HEIGHT - 60 - top);
      parts.figures += `<path d="${stick}"/>`;
      parts.cards += `<path d="${card({ x: hand, top, width: 62, height: 38 }, index)}"/>`;
      parts.lettering += placeWord(word, hand, top + 19);
      carried += 1;
    }
    x += (crowdRoom[marcher] ?? 57) + (((index * 37) % 13) - 6) / 2;
  }
  return parts;
}

/**
 * A dense march in two rows, CROWD_HEIGHT units high.
 *
 * @param {object} options
 * @param {number} options.width
 * @param {string} options.marchers the near row from the left, repeated as the width needs
 * @param {MarchInks} options.inks
 * @param {number} [options.scale]
 * @param {readonly string[]} [options.words] without words nobody carries a card
 */
export function crowd({ width, marchers, inks, scale = 1.22, words = [] }) {
  const near = row(marchers);
  const { figures, cards, lettering } = nearRow(near, width, scale, words);
  return [
    `<defs>${defineMarchers([...near, ...farMarchers])}${defineWords(words)}</defs>`,
    `<g class="far" fill="${inks.far}">${farRow(width, scale)}</g>`,
    `<g class="near" fill="${inks.near}">${figures}</g>`,
    `<g class="card" fill="${inks.card}">${cards}</g>`,
    `<g class="word" fill="${inks.word}">${lettering}</g>`,
  ].join('');
}

/**
 * One row, far apart, with blank cards, WALK_HEIGHT units high: the quiet end of a page.
 *
 * @param {object} options
 * @param {number} options.width
 * @param {string} options.marchers
 * @param {string} options.ink
 */
export function walk({ width, marchers, ink }) {
  const scale = 1.12;
  const walkers = row(marchers);
  let figures = '';
  let x = 30;
  for (let index = 0; x < width; index++) {
    const marcher = walkers[index % walkers.length] ?? 'hat';
    const grip = grips[marcher];
    figures += placeMarcher(marcher, x, WALK_HEIGHT + 2, scale);
    if (grip) {
      const hand = x + grip[0] * scale;
      const sign = card({ x: hand, top: 2, width: 50, height: 29 }, index);
      figures += `<path d="${bar(hand - 1.2, 20, 2.4, 90)}${sign}"/>`;
    }
    x += (walkRoom[marcher] ?? 88) + ((index * 31) % 17);
  }
  return `<defs>${defineMarchers(walkers)}</defs><g fill="${ink}">${figures}</g>`;
}
