import { CAP_HEIGHT, line } from './lettering';
import { type Point, polygon, tenth } from './path';

const TYPE_SIZE = 26;
/** Longer words are set smaller, so that they fit on the card. */
const WIDEST = 52;

/** A small card that a marcher carries, around a point; `index` decides how it leans. */
export function card(x: number, y: number, index: number) {
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
