import { cardWords } from '../cards.mjs';
import { darkInks, inks } from '../inks.mjs';
import { CROWD_HEIGHT, crowd, WALK_HEIGHT, walk } from '../march.mjs';
import { bar, halfSun, rays } from '../path.mjs';
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

const ICON_SIZE = 64;

/**
 * The sun over a line, on red.
 * @param {number} [scale] below 1 it keeps clear of the edges, for icons that systems trim
 */
export function icon(scale = 1) {
  const sun =
    halfSun(32, 44, 13) +
    rays(32, 44, { count: 7, inner: 17.5, reach: 32, short: 0.84, fill: 0.56, seed: 5 });
  const inset = (ICON_SIZE * (1 - scale)) / 2;
  const mark = filled(sun, inks.gold) + filled(bar(4, 48, 56, 8), inks.paper);
  const trimmed = `<g transform="translate(${inset} ${inset}) scale(${scale})">${mark}</g>`;
  const body = filled(bar(0, 0, ICON_SIZE, ICON_SIZE), inks.flame) + trimmed;
  return drawing({ width: ICON_SIZE, height: ICON_SIZE, body });
}
