import { marchOn, sky, strip } from '../ground.mjs';
import { inks } from '../inks.mjs';
import { placard, placardHeight } from '../placard.mjs';
import { drawing } from '../svg.mjs';
import { capitals, GROUND, SIZE, STRIP } from './sheet.mjs';

/**
 * @import { Locale } from '../locales.mjs'
 * @import { DemandWords, Scene } from './graphics.mjs'
 */

const MEASURE = 706;
const GAP = 30;
/** Paper above and below the lettering together. */
const AIR = 130;
/** The card hangs around this height, and is at most so tall. */
const MIDDLE = 386;
const TALLEST = 640;

/**
 * Toolkit graphic: one placard carries the whole thought, the demand in red.
 *
 * @param {Locale} locale
 * @param {DemandWords} words
 * @param {Scene} scene
 * @param {string} title
 */
export function demand(locale, { claim, demand: demands, foot }, scene, title) {
  const rows = [
    ...claim.map((text) => ({ text: capitals(text, locale), ink: inks.ink })),
    ...demands.map((text) => ({ text: capitals(text, locale), ink: inks.flame })),
  ];
  const full = placardHeight(
    rows.map((row) => ({ ...row, measure: MEASURE })),
    GAP,
  );
  const measure = MEASURE * Math.min(1, (TALLEST - AIR) / full);
  const lines = rows.map((row) => ({ ...row, measure }));
  const height = placardHeight(lines, GAP) + AIR;
  const [left, right = ''] = foot;

  const body = [
    sky({
      width: SIZE,
      height: SIZE,
      sun: [scene.sun, GROUND],
      radius: 190,
      seed: scene.seed,
      inks: { ground: inks.gold, ray: inks.ray, sun: inks.paper },
    }),
    placard({
      x: 130,
      y: MIDDLE - height / 2,
      width: 820,
      height,
      stick: 24,
      foot: GROUND,
      turn: scene.turn ?? -1.6,
      gap: GAP,
      lines,
    }),
    marchOn({
      width: SIZE,
      ground: GROUND,
      enlarge: 1.5,
      marchers: scene.marchers,
      inks: { far: inks.flame, near: inks.ink, card: inks.sheet, word: inks.ink },
    }),
    strip({ ...STRIP, left: capitals(left, locale), right: capitals(right, locale) }),
  ];
  return drawing({ width: SIZE, height: SIZE, title, body: body.join('') });
}
