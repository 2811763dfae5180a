/**
 * Lines set to one measure, as a poster sets them: each as large as fills it. The site's placards and
 * selfies and the art program's drawings are all broken and stacked here.
 */

/**
 * For 1, 2, 3 ... lines, at which word each of them begins so that the block is the lowest: a line is
 * as high as it is short, so that the lowest block is the one of the most equal lines.
 *
 * @param {readonly number[]} widths of the words, each with the space before it
 * @returns {Generator<number[]>}
 */
export function* evenBreaks(widths) {
  const ends = [0];
  for (const width of widths) ends.push(/** @type {number} */ (ends.at(-1)) + width);
  // for each number of words from the start, their lowest block
  let lowest = ends.map((end) => ({ height: 1 / end, starts: [0] }));
  for (let count = 1; count < ends.length; count += 1) {
    yield/** @type {{ starts: number[] }} */ (lowest.at(-1)).starts;
    lowest = ends.map((end, to) => {
      let best = { height: Number.POSITIVE_INFINITY, starts: [0] };
      for (let from = count; from < to; from += 1) {
        const height = lowest[from].height + 1 / (end - ends[from]);
        if (height < best.height) best = { height, starts: [...lowest[from].starts, from] };
      }
      return best;
    });
  }
}

/**
 * Lines one under the other from `top`, each with the `foot` it stands on.
 *
 * @template {{ rise: number, below: number }} Line what it takes above its foot, and below it
 * @param {readonly Line[]} lines
 * @param {number} top
 */
export function stacked(lines, top) {
  let next = top;
  return lines.map((line) => {
    const foot = next + line.rise;
    next = foot + line.below;
    return { ...line, foot };
  });
}
