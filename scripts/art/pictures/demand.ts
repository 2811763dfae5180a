import type { Locale } from '@/lib/i18n/locales';
import { palette } from '@/scripts/art/content';
import { legibleLines, stack } from '@/scripts/art/lettering';
import { placard } from '@/scripts/art/placard';
import { grounds } from '@/scripts/art/poster';
import { capitals, type DemandWords, GROUND, type Scene, SMALLEST_CAP, sheet } from './sheet';

const MEASURE = 706;
const GAP = 30;
/** The paper above and below the lettering, in total. */
const AIR = 130;
/** The card is centred at this height, and at most this tall. */
const MIDDLE = 386;
const TALLEST = 640;

/** Toolkit graphic: a single placard with the whole message, the demand in red. */
export function demand(
  locale: Locale,
  { claim, demand: demands, foot }: DemandWords,
  scene: Scene,
  title: string,
) {
  const legible = { measure: MEASURE, cap: SMALLEST_CAP };
  const inked = (texts: string[], ink: string) =>
    texts
      .flatMap((text) => legibleLines(capitals(text, locale), legible))
      .map((text) => ({ text, ink }));
  const rows = [...inked(claim, palette.ink), ...inked(demands, palette.flame)];

  function lettering(measure: number) {
    const lines = rows.map((row) => ({ ...row, measure }));
    return { lines, height: stack(lines, { top: 0, gap: GAP }).bottom };
  }
  const shrink = Math.min(1, (TALLEST - AIR) / lettering(MEASURE).height);
  const { lines, height: inkHeight } = lettering(MEASURE * shrink);
  const height = inkHeight + AIR;
  return sheet({
    locale,
    scene,
    title,
    foot,
    sky: { radius: 190, inks: grounds.gold.sky },
    body: placard({
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
    march: { enlarge: 1.5, inks: grounds.gold.march },
  });
}
