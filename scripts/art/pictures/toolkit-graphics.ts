import { basename } from 'node:path';
import { graphicPath } from '@/lib/addresses/paths';
import { locales } from '@/lib/i18n/locales';
import { contents, siteHost } from '@/scripts/art/drawn-content';
import { GRAPHIC, poster, strip } from '@/scripts/art/scene';
import { bill } from './toolkit-date';
import { demand } from './toolkit-demand';

// The toolkit graphics, from `graphic` in an entry of the toolkit: an organiser changes a line there and
// the next build draws it.

/** What is behind the words of the graphics, in order, so that no two sheets are alike. */
const scenes: [sun: number, seed: number, marchers: string, turn?: number][] = [
  [540, 9, 'hat dress robe cap scarf child afro chair elder dress hat cap scarf afro robe dress'],
  [890, 5, 'cap hat scarf dress child robe elder hat afro cap dress chair scarf afro robe cap'],
  [540, 13, 'scarf dress afro dress child scarf dress chair afro dress scarf dress afro scarf'],
  [200, 21, 'robe dress elder hat chair dress scarf cap afro hat child dress robe afro scarf hat'],
  [330, 3, 'elder dress chair hat scarf child afro robe dress cap elder dress scarf hat afro', 1.4],
  [540, 7, 'dress hat child robe afro chair scarf cap elder dress hat afro cap scarf robe dress'],
  [
    760,
    17,
    'scarf child dress hat afro robe cap dress elder scarf child chair hat dress afro',
    -1.1,
  ],
];

export function toolkitGraphics(): [name: string, svg: string][] {
  return locales.flatMap((locale) => {
    const { toolkit, march_words: words } = contents[locale];
    return toolkit.flatMap(({ id, image, graphic, image_alt: title = '' }, index) => {
      // a translation without lines of its own shows the English picture
      if (!graphic || image !== graphicPath(locale, id)) return [];
      const [sun, seed, marchers, turn = -1.6] = scenes[
        index % scenes.length
      ] as (typeof scenes)[number];
      const [left = '', right = siteHost] = graphic.foot;
      const svg = poster(GRAPHIC, {
        title,
        inks: graphic.ground,
        sun,
        seed,
        marchers,
        ...(graphic.ground === 'gold'
          ? demand(locale, graphic, turn)
          : { words, ...bill(locale, graphic) }),
        below: strip(GRAPHIC, locale, { margin: 48, size: 34, texts: [left, right] }),
      });
      return [[basename(image, '.png'), svg]];
    });
  });
}
