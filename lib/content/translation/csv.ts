/** What spreadsheets take as the sign that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for a formula, and what is guarded already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a spreadsheet takes for words: with an apostrophe where it would calculate. */
const guarded = (cell: string) => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell as it was before `guarded`; a spreadsheet may have taken its apostrophe off already. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

const quoted = (cell: string) =>
  /[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Rows of cells as a CSV file that spreadsheets open right (RFC 4180, UTF-8 with its mark), and in which
 * they calculate nothing.
 */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    rows.map((cells) => `${cells.map((cell) => quoted(guarded(cell))).join(',')}\r\n`).join('')
  );
}

/**
 * The rows of a CSV file as a spreadsheet saves it: with commas, or with the semicolons or tabs of some
 * countries, whichever its first row has, and the guard of `formatCsv` taken off; line breaks in cells are
 * `\n`, but for a single `\r` where rows do not end in one. Null for an open quotation mark.
 */
export function parseCsv(text: string): string[][] | null {
  const lines = text.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
  const rest = lines.includes('\n') ? lines : lines.replaceAll('\r', '\n');
  const separator = /^[^\n]*?([,;\t])/.exec(rest)?.[1] ?? ',';
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\n][^${separator}\\n]*)?)(${separator}|\\n|$)`,
    'y',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < rest.length) {
    const found = cell.exec(rest);
    if (!found) return null;
    const [, inQuotes, plain = '', end] = found;
    row.push(unguarded(inQuotes?.replaceAll('""', '"') ?? plain));
    if (end === separator && cell.lastIndex < rest.length) continue;
    if (end === separator) row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
