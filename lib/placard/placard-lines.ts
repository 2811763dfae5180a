import { fittedText } from '@/lib/lettering/fitted-text';
import { linesOf, stacked } from '@/lib/lettering/line-breaks';

export const WORDS_LIMIT = 60;
const MOST_LINES = 4;

/** In units of its own. */
export const PLACARD = { width: 584, height: 494 } as const;
const ROOM = { width: 498, height: 412, gap: 24 };

/** Its ink is `width` wide, centred on the placard, and stands on `foot`. */
export type PlacardLine = { text: string; width: number; size: number; foot: number };

/** Up to four lines, each as wide as the placard as far as the height allows. */
export function placardLines(words: string, locale: string): PlacardLine[] {
  const settings = linesOf(words, locale, MOST_LINES).map((texts) => set(texts, locale));
  const smallest = (lines: PlacardLine[]) => Math.min(...lines.map(({ size }) => size));
  return settings.toSorted((one, other) => smallest(other) - smallest(one))[0] ?? [];
}

function set(texts: string[], locale: string): PlacardLine[] {
  const fitted = texts.map((text) => {
    const line = fittedText(text, locale);
    const scale = ROOM.width / line.width;
    return { text: line.text, scale, height: line.height * scale };
  });
  const gaps = ROOM.gap * (texts.length - 1);
  const letters = fitted.reduce((sum, { height }) => sum + height, 0);
  const shrink = Math.min(1, (ROOM.height - gaps) / letters);
  const lines = fitted.map(({ text, scale, height }) => ({
    text,
    width: ROOM.width * shrink,
    size: 100 * scale * shrink,
    rise: height * shrink,
    below: ROOM.gap,
  }));
  return stacked(lines, (PLACARD.height - letters * shrink - gaps) / 2);
}
