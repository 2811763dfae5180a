import { fittedText, hasAccents } from '@/lib/lettering/fitted-text';
import { linesOf } from '@/lib/lettering/line-breaks';

const MOST_LINES = 5;
export const LINE_GAP = 0.025;

export type PosterLine = { text: string; beside: string; hasAccentRoom: boolean };

/**
 * Words broken into lines of one width: the largest letters of which the lines together are no higher
 * than `most` times their width. What a colon ends stands on a line of its own, and no line far above the
 * others; below the first, all have room for accents if one has.
 */
export function posterLines(words: string, locale: string, most: number): PosterLine[] {
  const colon = words.indexOf(': ') + 1;
  const settings = linesOf(words.slice(colon), locale, MOST_LINES).map((lines) => {
    const all = colon ? [words.slice(0, colon), ...lines] : lines;
    const widthOf = (line: string) => fittedText(line, locale).width;
    const beside = all.toSorted((one, other) => widthOf(other) - widthOf(one))[0] ?? '';
    const areAccented = all.slice(1).some(hasAccents);
    return all.map((text, index) => ({
      text,
      beside,
      hasAccentRoom: index ? areAccented : hasAccents(text),
    }));
  });
  const heightOf = (lines: PosterLine[]) =>
    lines.reduce(
      (sum, { text, beside, hasAccentRoom }) => {
        const { viewBox } = fittedText(text, locale, beside, hasAccentRoom);
        const [, , width = 1, height = 0] = viewBox.split(' ').map(Number);
        return sum + height / width;
      },
      LINE_GAP * (lines.length - 1),
    );
  return settings.findLast((lines) => heightOf(lines) <= most) ?? settings[0] ?? [];
}
