import { turnedCutout } from './cutout.mjs';
import { CAP_HEIGHT, line } from './lettering.mjs';
import { tenth } from './path.mjs';

/** What the small cards of a march say, in this order. Only "now" changes in Spanish. */
export const cardWords = {
  en: ['$15', 'VOTE', 'NOW', '$15', 'VOTE'],
  es: ['$15', 'VOTE', '¡YA!', '$15', 'VOTE'],
};

const TYPE_SIZE = 26;

/**
 * A small card that a marcher carries.
 * @param {{ x: number, top: number, width: number, height: number }} box x is its middle
 * @param {number} index decides how it leans
 */
export function card({ x, top, width, height }, index) {
  const [w, h] = [width / 2, height / 2];
  const corners = `${-w},${-h} ${w},${-h + 0.8} ${w - 0.6},${h} ${-w + 0.4},${h - 0.6}`;
  return turnedCutout(corners, { angle: ((index % 3) - 1) * 0.05, x, y: top + h });
}

/** @param {string} word */
const wordId = (word) => `word-${word.replace(/\W/g, '')}`;

/** Every word once, to be placed with its middle on a point. @param {Iterable<string>} words */
export function defineWords(words) {
  return Array.from(new Set(words), (word) => {
    const { d } = line(word, TYPE_SIZE, 0, (TYPE_SIZE * CAP_HEIGHT) / 2, { anchor: 'middle' });
    return `<path id="${wordId(word)}" d="${d}"/>`;
  }).join('');
}

/** @param {string} word @param {number} x @param {number} y */
export function placeWord(word, x, y) {
  return `<use href="#${wordId(word)}" x="${tenth(x)}" y="${tenth(y)}"/>`;
}
