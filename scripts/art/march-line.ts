import type { Locale } from '@/lib/i18n/locales';
import { contents, darkPalette, palette } from './drawn-content';
import { defineWords, placeWord } from './march';
import { bar } from './path';
import { drawing, filled, outlines } from './svg';

const SIZE = { width: 3840, height: 528 };

const { key: people = '', solid: wholePeople, cards = '', rims } = outlines('march-line');

/** The middles of the placards. The last one is there on each side of the seam between two tiles. */
const middles = [
  [429, 68],
  [1301, 68],
  [2180, 270],
  [3823, 68],
  [-17, 68],
] as const;

function key() {
  const { width, height } = SIZE;
  const all = filled(bar(-100, 0, width + 200, height), '#fff');
  return [
    `<mask id="cards" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}">${all}${filled(cards, '#000')}</mask>`,
    `<g mask="url(#cards)">${filled(people + rims, palette.ink)}</g>`,
  ].join('');
}

const ENLARGED = 2.6;

function light(locale: Locale, ink: string) {
  const { march_words: words } = contents[locale];
  const lettering = middles.map(([x, y], index) =>
    placeWord(words[Math.min(index, 3) % words.length] ?? '', x / ENLARGED, y / ENLARGED),
  );
  return [
    `<defs>${defineWords(words)}</defs>`,
    `<path class="light" fill="${ink}" d="${wholePeople}"/>`,
    `<path class="card" fill="${ink}" d="${cards}"/>`,
    `<g fill="${palette.ink}" transform="scale(${ENLARGED})">${lettering.join('')}</g>`,
  ].join('');
}

/** The first ink of the march line, as a mask for any colour; its lower edge is the ground. */
export function marchMask() {
  return drawing({ ...SIZE, body: key() });
}

/** The marchers as whole shapes, as a mask for another row: no sign of it is hidden behind this one. */
export const marchFar = () => drawing({ ...SIZE, body: `<path d="${wholePeople}"/>` });

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
