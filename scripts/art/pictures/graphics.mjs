import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../../../lib/i18n/languages.mjs';
import { readJson } from '../../files.mjs';
import { contentFolder } from '../../paths.mjs';
import { bill } from './bill.mjs';
import { demand } from './demand.mjs';

/**
 * The toolkit graphics, from `graphic` in a locale’s toolkit.json: an organiser changes a line
 * there and runs `npm run art`.
 *
 * @import { Locale } from '../content.mjs'
 * @typedef {{ ground: 'red' | 'night', headline: string, date: string, plan: string[], foot: [string, string?] }} BillWords
 * @typedef {{ ground: 'gold', claim: string[], demand: string[], foot: [string, string?] }} DemandWords
 * @typedef {{ id: string, image: string | null, image_alt?: string, graphic?: BillWords | DemandWords }} Entry
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
 * A locale's own entries; one without a toolkit shows the English one with its graphics.
 *
 * @param {string} content
 * @param {Locale} locale
 * @returns {Entry[]}
 */
function entries(content, locale) {
  const file = join(content, locale, 'toolkit.json');
  return existsSync(file) ? readJson(file) : [];
}

/**
 * All graphics that the content defines, by file name without extension.
 *
 * @param {string} [content] the content folder
 * @returns {Record<string, string>} SVG files
 */
export function toolkitGraphics(content = contentFolder()) {
  return eachGraphic(content, ({ graphic, image_alt: title = '' }, locale, index) => {
    const scene = /** @type {Scene} */ (scenes[index % scenes.length]);
    return graphic.ground === 'gold'
      ? demand(locale, graphic, scene, title)
      : bill(locale, graphic, scene, title);
  });
}

/**
 * The words of all graphics by name, for the content check to detect later changes.
 *
 * @param {string} [content] the content folder
 */
export function graphicWords(content = contentFolder()) {
  return eachGraphic(content, ({ graphic }) => graphic);
}

/**
 * The result of `make` for each entry with a graphic, by the graphic's name.
 *
 * @template Made
 * @param {string} content
 * @param {(entry: Entry & { graphic: BillWords | DemandWords }, locale: Locale, index: number) => Made} make
 * @returns {Record<string, Made>}
 */
function eachGraphic(content, make) {
  const graphics = locales.flatMap((locale) =>
    entries(content, locale).flatMap(({ graphic, ...entry }, index) =>
      graphic
        ? [[`graphic-${entry.id}-${locale}`, make({ ...entry, graphic }, locale, index)]]
        : [],
    ),
  );
  return Object.fromEntries(graphics);
}
