import { basename } from 'node:path';
import { addressOf, drawings, toolkits, wordsOf } from '../content.mjs';
import { bill } from './bill.mjs';
import { demand } from './demand.mjs';

/**
 * The toolkit graphics, from `graphic` in a locale’s toolkit.json: an organiser changes a line
 * there and the next build draws it.
 *
 * @import { Locale } from '../content.mjs'
 * @typedef {{ ground: 'red' | 'night', headline: string, date: string, plan: string[], foot: [string, string], cards: string[] }} BillWords
 * @typedef {{ ground: 'gold', claim: string[], demand: string[], foot: [string, string] }} DemandWords
 *
 * @typedef {object} Scene What is behind the words: it differs, so that no two sheets are alike.
 * @property {number} sun where it rises, from the left
 * @property {number} seed of the rays
 * @property {string} marchers
 * @property {number} [turn] of the placard, in degrees
 */

/**
 * The scenes of a toolkit's graphics, in order.
 *
 * @type {[sun: number, seed: number, marchers: string, turn?: number][]}
 */
const casts = [
  [540, 9, 'hat dress robe cap scarf child afro chair elder dress hat cap scarf afro robe dress'],
  [890, 5, 'cap hat scarf dress child robe elder hat afro cap dress chair scarf afro robe cap'],
  [540, 13, 'scarf dress afro dress child scarf dress chair afro dress scarf dress afro scarf'],
  [200, 21, 'robe dress elder hat chair dress scarf cap afro hat child dress robe afro scarf hat'],
  [
    330,
    3,
    'elder dress chair hat scarf child afro robe dress cap elder dress scarf hat afro cap',
    1.4,
  ],
  [
    540,
    7,
    'dress hat child robe afro chair scarf cap elder dress hat afro cap scarf robe dress hat',
  ],
  [
    760,
    17,
    'scarf child dress hat afro robe cap dress elder scarf child chair hat dress afro cap',
    -1.1,
  ],
];

/** @type {Scene[]} */
const scenes = casts.map(([sun, seed, marchers, turn]) => ({ sun, seed, marchers, turn }));

/**
 * All graphics that the content defines, by file name without extension.
 *
 * @returns {Record<string, string>} SVG files
 */
export function toolkitGraphics() {
  const graphics = drawings.flatMap(({ picture, entry, ...drawing }) => {
    if (entry === undefined) return [];
    const locale = /** @type {Locale} */ (drawing.locale);
    const { graphic, march_words, site_url } = wordsOf(picture);
    const scene = /** @type {Scene} */ (scenes[entry % scenes.length]);
    const [left, right = addressOf(site_url)] = graphic.foot;
    const words = { ...graphic, cards: march_words, foot: [left, right] };
    const draw = words.ground === 'gold' ? demand : bill;
    const title = toolkits[locale][entry].image_alt ?? '';
    return [[basename(picture, '.png'), draw(locale, words, scene, title)]];
  });
  return Object.fromEntries(graphics);
}
