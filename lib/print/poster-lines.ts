import { fittedText } from '@/lib/lettering/fitted-text';
import { linesOf } from '@/lib/lettering/line-breaks';

const MOST_LINES = 5;
export const LINE_GAP = 0.025;

/**
 * Words broken into lines of one width: the largest letters of which the lines together are no higher
 * than `most` times their width.
 */
export function posterLines(words: string, locale: string, most: number): string[] {
  const settings = linesOf(words, locale, MOST_LINES);
  const heightOf = (lines: string[]) =>
    lines.reduce(
      (sum, line) => {
        const { width, height } = fittedText(line, locale);
        return sum + height / width;
      },
      LINE_GAP * (lines.length - 1),
    );
  return settings.findLast((lines) => heightOf(lines) <= most) ?? settings[0] ?? [];
}
