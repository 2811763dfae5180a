import { fittedText } from './fitted-text';

// As a poster sets them: each line fills the measure. For placards, selfies and drawings.

/**
 * For 1, 2, 3 ... lines, at which word each of them begins so that they are the most equal.
 * @param widths of the words, each with the space before it
 */
export function* evenBreaks(widths: readonly number[]): Generator<number[]> {
  const ends = [0];
  for (const width of widths) ends.push((ends.at(-1) as number) + width);
  // for each number of words from the start, their lowest block
  let lowest = ends.map((end) => ({ height: 1 / end, starts: [0] }));
  for (let count = 1; count < ends.length; count += 1) {
    yield (lowest.at(-1) as { starts: number[] }).starts;
    lowest = ends.map((end, to) => {
      let best = { height: Number.POSITIVE_INFINITY, starts: [0] };
      for (let from = count; from < to; from += 1) {
        const { height: above = 0, starts = [] } = lowest[from] ?? {};
        const height = above + 1 / (end - (ends[from] ?? 0));
        if (height < best.height) best = { height, starts: [...starts, from] };
      }
      return best;
    });
  }
}

/** Words on 1, 2, 3 ... lines of poster type, up to so many, each time as equal as words allow. */
export function linesOf(words: string, locale: string, most: number): string[][] {
  const all = words.split(/\s+/u).filter(Boolean);
  const breaks = [...evenBreaks(all.map((word) => fittedText(` ${word}`, locale).advance))];
  return breaks
    .slice(0, most)
    .map((starts) => starts.map((start, at) => all.slice(start, starts[at + 1]).join(' ')));
}

/** Lines one under the other from `top`, each with the `foot` it stands on, by what it takes above and below. */
export function stacked<Line extends { rise: number; below: number }>(
  lines: readonly Line[],
  top: number,
) {
  let next = top;
  return lines.map((line) => {
    const foot = next + line.rise;
    next = foot + line.below;
    return { ...line, foot };
  });
}
