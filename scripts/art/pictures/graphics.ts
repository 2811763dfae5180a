import { basename } from 'node:path';
import type { ToolkitEntry } from '@/lib/content/schema/toolkit';
import type { Locale } from '@/lib/i18n/locales';
import { addressOf, drawings, toolkits, wordsOf } from '@/scripts/art/content';
import { bill } from './bill';
import { demand } from './demand';

// The toolkit graphics, from `graphic` in a locale’s toolkit.json: an organiser changes a line there and
// the next build draws it.

type Graphic = NonNullable<ToolkitEntry['graphic']>;
type Words<Written> = Omit<Written, 'foot'> & { foot: [left: string, right: string] };
export type DemandWords = Words<Extract<Graphic, { ground: 'gold' }>>;
export type BillWords = Words<Exclude<Graphic, { ground: 'gold' }>> & { cards: string[] };

/** What is behind the words: it differs, so that no two sheets are alike. */
export type Scene = {
  /** where it rises, from the left */
  sun: number;
  /** of the rays */
  seed: number;
  marchers: string;
  /** of the placard, in degrees */
  turn?: number | undefined;
};

/** The scenes of a toolkit's graphics, in order. */
const casts: [sun: number, seed: number, marchers: string, turn?: number][] = [
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

const scenes: Scene[] = casts.map(([sun, seed, marchers, turn]) => ({ sun, seed, marchers, turn }));

/**
 * All graphics that the content defines, by file name without extension.
 * @returns SVG files
 */
export function toolkitGraphics(): Record<string, string> {
  const graphics = drawings.flatMap(({ picture, entry, ...drawing }) => {
    if (entry === undefined) return [];
    const locale = drawing.locale as Locale;
    const { graphic, image_alt: title = '' } = toolkits[locale][entry] ?? {};
    if (!graphic) return [];
    const { march_words: cards, site_url } = wordsOf(picture);
    const scene = scenes[entry % scenes.length] as Scene;
    const [left = '', right = addressOf(site_url)] = graphic.foot;
    const foot: [string, string] = [left, right];
    const svg =
      graphic.ground === 'gold'
        ? demand(locale, { ...graphic, foot }, scene, title)
        : bill(locale, { ...graphic, foot, cards }, scene, title);
    return [[basename(picture, '.png'), svg]];
  });
  return Object.fromEntries(graphics);
}
