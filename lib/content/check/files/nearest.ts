/** The Levenshtein distance of two words. */
function distance(one: string, other: string): number {
  let row = [...Array(other.length + 1).keys()];
  for (const letter of one) {
    const next = [(row[0] ?? 0) + 1];
    for (const [at, theirs] of other.split('').entries()) {
      const [above = 0, changed = 0, left = 0] = [row[at + 1], row[at], next[at]];
      next.push(Math.min(above + 1, left + 1, changed + (letter === theirs ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known word that was probably meant; null without a near one. */
export function nearest(word: string, known: readonly string[]): string | null {
  const steps = known.map((each) => distance(word.toLowerCase(), each.toLowerCase()));
  const fewest = Math.min(...steps);
  const isNear = fewest <= Math.max(2, Math.floor(word.length / 3));
  return (isNear && known[steps.indexOf(fewest)]) || null;
}
