import { cardWords } from '../cards.mjs';
import { darkInks, inks } from '../inks.mjs';
import { CROWD_HEIGHT, crowd, WALK_HEIGHT, walk } from '../march.mjs';
import { halfSun, rays } from '../path.mjs';
import { drawing, filled } from '../svg.mjs';

/** @import { Locale } from '../locales.mjs' */

/** The sky of a first screen: rays and sun in one tint, for a box of any shape. */
export function skyRays() {
  const [x, y] = [800, 860];
  const d = rays(x, y, { count: 27, inner: 190, reach: 2100 }) + halfSun(x, y, 150);
  return drawing({
    width: 1600,
    height: 900,
    stretches: true,
    dark: `path{fill:${darkInks.ray}}`,
    body: filled(d, inks.ray),
  });
}

/**
 * The march under the placards; its lower edge is the ground.
 * @param {Locale} locale of the words on the cards
 */
export function heroMarch(locale) {
  const { march, marchFar, placard } = darkInks;
  return drawing({
    width: 1600,
    height: CROWD_HEIGHT,
    stretches: true,
    dark: `.near{fill:${march}}.far{fill:${marchFar}}.card{fill:${placard}}`,
    body: crowd({
      width: 1600,
      marchers: [
        'hat dress robe cap scarf child afro chair elder dress hat afro scarf cap',
        'robe child dress hat elder cap scarf afro chair robe child hat dress cap',
      ].join(' '),
      words: cardWords[locale],
      inks: { near: inks.ink, far: inks.flame, card: inks.sheet, word: inks.ink },
    }),
  });
}

/** The march that closes the page, standing on the footer. */
export function footerWalk() {
  return drawing({
    width: 1600,
    height: WALK_HEIGHT,
    stretches: true,
    body: walk({
      width: 1600,
      marchers:
        'child dress scarf hat elder chair robe cap afro child hat scarf dress elder cap robe',
      ink: inks.night,
    }),
  });
}
