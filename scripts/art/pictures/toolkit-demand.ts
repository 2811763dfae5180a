import type { ToolkitEntry } from '@/lib/content/model/toolkit';
import type { Locale } from '@/lib/i18n/locales';
import { palette } from '@/scripts/art/drawn-content';
import { legibleLines, stack } from '@/scripts/art/lettering';
import { placard } from '@/scripts/art/placard';
import { GRAPHIC, SMALLEST_CAP } from '@/scripts/art/scene';

const MEASURE = 706;
const GAP = 30;
/** The paper above and below the lettering, in total. */
const AIR = 130;
/** The card is centred at this height, and at most this tall. */
const MIDDLE = 386;
const TALLEST = 640;

type Demand = Extract<ToolkitEntry['graphic'], { ground: 'gold' }>;

/** Toolkit graphic: a placard with the whole message, the demand in red; `turn` is in degrees. */
export function demand(locale: Locale, { claim, demand: demands }: Demand, turn: number) {
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
