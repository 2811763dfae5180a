/** What spreadsheets take as the sign that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

const quoted = (cell: string) =>
  /[",\r\n;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Rows of cells as a CSV file that spreadsheets open right (RFC 4180, UTF-8 with its mark). */
export function formatCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/**
 * The rows of a CSV file as a spreadsheet saves it: with commas, or with the semicolons or tabs of some
 * countries, whichever its first row has; line breaks in cells are `\n`. Null for an open quotation mark.
 */
export function parseCsv(text: string): string[][] | null {
  const rest = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
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
    row.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === separator && cell.lastIndex < rest.length) continue;
    if (end === separator) row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}
