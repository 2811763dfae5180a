import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import Papa from 'papaparse';
import type { Locale } from '../../i18n/locales';
import { sha256 } from '../../sha256';
import { keyPath, valueAt } from '../check/files/json-path';
import type { Row } from './translatable-texts';

/** Marks a file as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for a formula, or is escaped already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A CSV file that spreadsheets open as UTF-8 and without formulas. */
export const formatCsv = (rows: string[][]) =>
  `${BYTE_ORDER_MARK}${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`;

/** The rows of a CSV file as a spreadsheet saves it; null if a quotation mark is not closed. */
export function parseCsv(text: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
    // without the escaping apostrophe, which a spreadsheet may have removed already
    transform: (cell) =>
      cell.replace(/^'/, (guard) => (FORMULA.test(cell) ? '' : guard)).replaceAll('\r\n', '\n'),
  });
  return errors.some(({ type }) => type === 'Quotes') ? null : data;
}

function grouped(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const names = [...new Set(rows.map(nameOf))];
  return names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]);
}

/** Lets an import refuse rows that have changed since the export. */
function versionOf({ text, translation }: Row): string {
  // without the `v` a spreadsheet reads it as a number
  return `v${sha256(`${text}\0${translation ?? ''}`).slice(0, 8)}`;
}

/** The CSV file that a translator fills. */
export function sheetOf(rows: readonly Row[], locale: Locale): string {
  return formatCsv([
    ['file', 'key', 'en', locale, 'version'],
    ...rows.map((row) => [row.file, row.key, row.text, row.translation ?? '', versionOf(row)]),
  ]);
}

/** Lines such as `content/es/site.json  61 of 61 (100%)`, the total, and how much is `stale`. */
export function coverage(rows: readonly Row[], stale: readonly Row[] = []): string {
  const line = (name: string, some: readonly Row[]) => {
    const done = some.filter(({ translation }) => translation !== null).length;
    const percent = some.length === 0 ? 100 : Math.floor((100 * done) / some.length);
    return `${name.padEnd(30)} ${done} of ${some.length} (${percent}%)`;
  };
  const groups = grouped(rows, ({ file }) => file.split('/').slice(0, 3).join('/'));
  const lines = [...groups.map(([name, some]) => line(name, some)), line('all', rows)];
  if (stale.length > 0)
    lines.push(`of these, with English that has changed since: ${stale.length}`);
  return lines.join('\n');
}

const MOST_KEYS = 5;

/** Why a row of the sheet is not imported; null if it is. */
function refusal(row: Row | undefined, english: string, version: string): string | null {
  if (!row) return 'there is no such text (any more).';
  if (english !== row.text)
    return `the English has changed since; it is now “${row.text}”. Export it again.`;
  if (version === versionOf(row)) return null;
  return `somebody else has translated it since: “${row.translation}”. Export it again.`;
}

/** The cells of a sheet in the order of `sheetOf`, or what is wrong with it, in a sentence. */
function cellsOf(text: string, locale: Locale): string[][] | string {
  const [header, ...lines] = parseCsv(text) ?? [];
  if (!header) return 'A quotation mark in this file is opened and never closed.';
  const names = ['file', 'key', 'en', locale, 'version'];
  const columns = names.map((name) => header.indexOf(name));
  if (columns.includes(-1))
    return `The first row must be: ${names.join(', ')}. Here it is: ${header.join(', ')}.`;
  return lines.map((cells) => columns.map((column) => cells[column] ?? ''));
}

/** What a filled sheet changes, and the `confirmed` places; a string says what is wrong with it. */
export function readSheet(
  text: string,
  rows: readonly Row[],
  locale: Locale,
  textOf: (file: string) => string | undefined,
) {
  const sheet = cellsOf(text, locale);
  if (typeof sheet === 'string') return sheet;
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  const refused: string[] = [];
  const filled = new Map<Row, string>();
  const confirmed = new Set<string>();
  for (const [file = '', key = '', english = '', translation = '', version = ''] of sheet) {
    if (!translation.trim()) continue;
    const row = byPlace.get(`${file} ${key}`);
    const why = refusal(row, english, version);
    if (row && !why) confirmed.add(row.place);
    if (translation === row?.translation) continue;
    if (why) refused.push(`${file}, ${key}: ${why}`);
    else if (row) filled.set(row, translation);
  }

  const files = new Map<string, string>();
  let written = 0;
  for (const [name, parts] of grouped(rows, ({ file, whole }) => `${file}, ${keyPath(whole)}`)) {
    const [{ file } = { file: '' }] = parts;
    const empty = parts.filter((row) => !filled.has(row)).map(({ key }) => key);
    if (empty.length === 0) {
      files.set(file, withTexts(files.get(file) ?? textOf(file) ?? '{}\n', parts, filled));
      written += parts.length;
    } else if (empty.length < parts.length) {
      const others = empty.length - MOST_KEYS;
      const more = others > 0 ? ` and ${others} more` : '';
      const named = empty.slice(0, MOST_KEYS).join(', ') + more;
      refused.push(
        `${name}: new here, so it is written once all of it is translated; still empty: ${named}.`,
      );
    }
  }
  return { files, written, refused, confirmed };
}

/** Writes translations into a JSON text, new keys where English has them; all else stays. */
function withTexts(text: string, rows: readonly Row[], filled: ReadonlyMap<Row, string>): string {
  const changes = rows.map((row) => ({ ...row, path: row.at, value: filled.get(row) as unknown }));
  const [first] = changes;
  if (first && first.whole.length < first.at.length) {
    const { english, whole } = first;
    changes.unshift({ ...first, path: whole, value: valueAt(english, whole) });
  }
  return changes.reduce((current, { base, english, path, value }) => {
    const order = Object.keys(Object(valueAt(english, path.slice(0, -1))));
    const before = order.slice(0, order.indexOf(String(path.at(-1))));
    const edits = modify(current, [...base, ...path] as JSONPath, value, {
      formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
      getInsertionIndex: (names) =>
        names.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1,
    });
    return applyEdits(current, edits);
  }, text);
}
