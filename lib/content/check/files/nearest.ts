/** How many letters have to be added, taken away, changed or swapped to turn one word into another. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (isSame ? 0 : 1),
          isSwapped && row > 1 && column > 1
            ? at(row - 2, column - 2) + 1
            : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}

/** The known word that was probably meant, or null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((each) => ({ each, steps: distance(word.toLowerCase(), each.toLowerCase()) }))
    .sort((one, other) => one.steps - other.steps);
  const [best] = ranked;
  return best && best.steps <= Math.max(2, Math.floor(word.length / 3)) ? best.each : null;
}
