import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import Papa from 'papaparse';
import type { Locale } from '../../i18n/locales';
import { sha256 } from '../../sha256';
import { keyPath, valueAt } from '../check/files/json-path';
import type { Path } from '../model/issue';
import { placeOf } from './record';
import type { Row } from './texts';

/** What spreadsheets take as the sign that a file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet takes for a formula, and what is guarded already. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell without the apostrophe that guards it; a spreadsheet may have taken that off already. */
const unguarded = (cell: string) =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

/** Rows of cells as a CSV file that spreadsheets open right, and in which they calculate nothing. */
export const formatCsv = (rows: string[][]) =>
  `${BYTE_ORDER_MARK}${Papa.unparse(rows, { escapeFormulae: FORMULA })}\r\n`;

/** The rows of a CSV file as a spreadsheet saves it, the guard taken off; null for an open quotation mark. */
export function parseCsv(text: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
  });
  if (errors.some(({ type }) => type === 'Quotes')) return null;
  return data.map((row) => row.map((cell) => unguarded(cell.replaceAll('\r\n', '\n'))));
}

/** Rows by a name that some have in common, in their order. */
function grouped(rows: readonly Row[], nameOf: (row: Row) => string): [string, Row[]][] {
  const names = [...new Set(rows.map(nameOf))];
  return names.map((name) => [name, rows.filter((row) => nameOf(row) === name)]);
}

/** What a row was when it was exported, so that nothing written since is overwritten. */
function versionOf({ text, translation }: Row): string {
  // the letter keeps a spreadsheet from taking it for a number
  return `v${sha256(`${text}\0${translation ?? ''}`).slice(0, 8)}`;
}

/** Rows as the sheet that a translator fills: English beside what the locale has. */
export function sheetOf(rows: readonly Row[], locale: Locale): string {
  return formatCsv([
    ['file', 'key', 'en', locale, 'version'],
    ...rows.map((row) => [row.file, row.key, row.text, row.translation ?? '', versionOf(row)]),
  ]);
}

/**
 * How much of each file or list is translated, and of all: `content/es/site.json  61 of 61`; at the end how
 * much of it is `stale`.
 */
export function coverage(rows: readonly Row[], stale: readonly Row[] = []): string {
  const line = (name: string, some: readonly Row[]) => {
    const done = some.filter(({ translation }) => translation !== null).length;
    const percent = some.length === 0 ? 100 : Math.floor((100 * done) / some.length);
    return `${name.padEnd(30)} ${done} of ${some.length} (${percent}%)`;
  };
  const groups = grouped(rows, ({ file }) => file.split('/').slice(0, 3).join('/'));
  const changed =
    stale.length > 0 ? [`of these, with English that has changed since: ${stale.length}`] : [];
  return [...groups.map(([name, some]) => line(name, some)), line('all', rows), ...changed].join(
    '\n',
  );
}

/** What a filled sheet changes: the new text of each file, and what is refused, and why. */
export type Reading = {
  files: Map<string, string>;
  written: number;
  refused: string[];
  /** The places (`placeOf`) whose translation stands in the sheet as the one of this English. */
  confirmed: Set<string>;
};

/** So many empty texts are named. */
const MOST_KEYS = 5;

/** Why a row of the sheet is not written; null where it may be. */
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

/**
 * Reads a filled sheet; of one that is none, what is wrong with it, in a sentence.
 * @param textOf what stands in a file now; undefined where there is none
 */
export function readSheet(
  text: string,
  rows: readonly Row[],
  locale: Locale,
  textOf: (file: string) => string | undefined,
): Reading | string {
  const sheet = cellsOf(text, locale);
  if (typeof sheet === 'string') return sheet;
  const byPlace = new Map(rows.map((row) => [placeOf(row), row]));
  const refused: string[] = [];
  const filled = new Map<Row, string>();
  const confirmed = new Set<string>();
  for (const [file = '', key = '', english = '', translation = '', version = ''] of sheet) {
    if (!translation.trim()) continue;
    const row = byPlace.get(`${file} ${key}`);
    const why = refusal(row, english, version);
    const isOld = translation === row?.translation;
    if (row && !why) confirmed.add(placeOf(row));
    if (isOld) continue;
    if (why) refused.push(`${file}, ${key}: ${why}`);
    else if (row) filled.set(row, translation);
  }

  const wholes = grouped(rows, ({ file, whole }) => `${file}, ${keyPath(whole)}`);
  const written = wholes.flatMap(([name, parts]) => {
    const empty = parts.filter((row) => !filled.has(row)).map(({ key }) => key);
    if (empty.length === 0) return [parts];
    if (empty.length === parts.length) return [];
    const others = empty.length - MOST_KEYS;
    const named = `${empty.slice(0, MOST_KEYS).join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
    refused.push(
      `${name}: new here, so it is written once all of it is translated; still empty: ${named}.`,
    );
    return [];
  });
  return {
    files: writtenFiles(written, filled, textOf),
    written: written.flat().length,
    refused,
    confirmed,
  };
}

/** An English value with its texts replaced by their translations. */
function translated(value: unknown, path: Path, texts: Map<string, string>): unknown {
  if (typeof value === 'string') return texts.get(keyPath(path)) ?? value;
  if (Array.isArray(value))
    return value.map((each, index) => translated(each, [...path, index], texts));
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([key, each]) => [key, translated(each, [...path, key], texts)]),
  );
}

/** A file's text with a value at a place, a new key where English has it, and all else as it was. */
function withValue(text: string, { base, english, whole }: Row, value: unknown): string {
  const path = [...base, ...whole];
  if (path.length === 0) return `${JSON.stringify(value, null, 2)}\n`;
  const order = Object.keys((valueAt(english, whole.slice(0, -1)) ?? {}) as object);
  const before = order.slice(0, order.indexOf(String(whole.at(-1))));
  const edits = modify(text, path as JSONPath, value, {
    formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' },
    getInsertionIndex: (names) =>
      names.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1,
  });
  return applyEdits(text, edits);
}

/** The texts of all files that change. @param wholes the rows of what is written at once */
function writtenFiles(
  wholes: readonly Row[][],
  filled: ReadonlyMap<Row, string>,
  textOf: (file: string) => string | undefined,
) {
  const files = new Map<string, string>();
  for (const rows of wholes) {
    const [first] = rows;
    if (!first) continue;
    const texts = new Map(rows.map((row) => [row.key, filled.get(row) ?? '']));
    const value = translated(valueAt(first.english, first.whole), first.whole, texts);
    const current = files.get(first.file) ?? textOf(first.file) ?? '{}\n';
    files.set(first.file, withValue(current, first, value));
  }
  return files;
}
