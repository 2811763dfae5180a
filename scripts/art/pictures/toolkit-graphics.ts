import { basename } from 'node:path';
import { graphicPath } from '@/lib/addresses/paths';
import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import { type Locale, locales } from '@/lib/i18n/locales';
import { contents, palette, siteHost } from '@/scripts/art/drawn-content';
import { legibleLines, stack } from '@/scripts/art/lettering';
import { placard } from '@/scripts/art/placard';
import { GRAPHIC, poster, SMALLEST_CAP, strip } from '@/scripts/art/scene';
import { datePoster } from './toolkit-date';

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

const MEASURE = 706;
const GAP = 30;
/** The paper above and below the lettering, in total. */
const AIR = 130;
/** The card is centred at this height, and at most this tall. */
const MIDDLE = 386;
const TALLEST = 640;

type Demand = Extract<ToolkitEntry['graphic'], { ground: 'gold' }>;

/** A placard with the whole message, the demand in red; `turn` is in degrees. */
function demand(locale: Locale, { claim, demand: demands }: Demand, turn: number) {
  const inked = (texts: string[], ink: string) =>
    texts
      .flatMap((text) => legibleLines(text.toLocaleUpperCase(locale), MEASURE, SMALLEST_CAP))
      .map((text) => ({ text, ink }));
  const rows = [...inked(claim, palette.ink), ...inked(demands, palette.flame)];
  const linesAt = (measure: number) => rows.map((row) => ({ ...row, measure }));
  const heightAt = (measure: number) => stack(linesAt(measure), { top: 0, gap: GAP }).bottom;
  const measure = MEASURE * Math.min(1, (TALLEST - AIR) / heightAt(MEASURE));
  const height = heightAt(measure) + AIR;
  const card = { x: 130, y: MIDDLE - height / 2, width: 820, height, turn };
  const stick = { width: 24, foot: GRAPHIC.ground };
  return { radius: 190, enlarge: 1.5, body: placard(card, linesAt(measure), GAP, stick) };
}

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
          : { words, ...datePoster(locale, graphic) }),
        below: strip(GRAPHIC, locale, [left, right]),
      });
      return [[basename(image, '.png'), svg]];
    });
  });
}
