import type { Locale } from '../../i18n/locales';
import { sha256 } from '../../sha256';
import { keyPath } from '../check/files/json-path';
import { formatCsv, parseCsv } from './csv';
import { placeOf } from './record';
import type { Row } from './rows';
import { type Filled, writtenFiles } from './write';

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
 * How much of each file is translated, and of all: `content/es/site.json  61 of 61`; at the end how much
 * of it is `stale`.
 */
export function coverage(rows: readonly Row[], stale: readonly Row[] = []): string {
  const count = (name: string, some: readonly Row[]) => {
    const done = some.filter(({ translation }) => translation !== null).length;
    const percent = some.length === 0 ? 100 : Math.floor((100 * done) / some.length);
    return `${name.padEnd(30)} ${done} of ${some.length} (${percent}%)`;
  };
  const files = [...new Set(rows.map(({ file }) => file))];
  const each = files.map((file) =>
    count(
      file,
      rows.filter((row) => row.file === file),
    ),
  );
  const changed =
    stale.length > 0 ? [`of these, with English that has changed since: ${stale.length}`] : [];
  return [...each, count('all', rows), ...changed].join('\n');
}

/** What a filled sheet changes: the new text of each file by its path, and what is refused, and why. */
export type Reading = {
  files: Map<string, string>;
  written: number;
  refused: string[];
  /** The places (`placeOf`) whose translation stands in the sheet as the one of this English. */
  confirmed: Set<string>;
};

/** So many empty texts are named. */
const MOST_KEYS = 5;

/** Reads a filled sheet. Throws an `Error` with a sentence for the editor if it is no such sheet. */
export function readSheet(text: string, rows: readonly Row[], locale: Locale): Reading {
  const [header, ...lines] = parseCsv(text) ?? [];
  if (!header) throw new Error('A quotation mark in this file is opened and never closed.');
  const [file, key, en, own, version] = ['file', 'key', 'en', locale, 'version'].map((name) =>
    header.indexOf(name),
  );
  const columns = [file, key, en, own, version];
  if (columns.some((column) => column === undefined || column < 0)) {
    throw new Error(
      `The first row must be: file, key, en, ${locale}, version. Here it is: ${header.join(', ')}.`,
    );
  }
  const byPlace = new Map(rows.map((row) => [placeOf(row), row]));
  const refused: string[] = [];
  const filled: Filled[] = [];
  const confirmed = new Set<string>();
  for (const cells of lines) {
    const [fileName = '', keyName = '', english, translation = '', exported] = columns.map(
      (column) => cells[column as number],
    );
    const row = byPlace.get(`${fileName} ${keyName}`);
    if (!translation.trim()) continue;
    if (translation === row?.translation) {
      if (exported === versionOf(row)) confirmed.add(placeOf(row));
      continue;
    }
    const place = `${fileName}, ${keyName}`;
    if (!row) refused.push(`${place}: there is no such text (any more).`);
    else if (english !== row.text) {
      refused.push(
        `${place}: the English has changed since; it is now “${row.text}”. Export it again.`,
      );
    } else if (exported !== versionOf(row)) {
      refused.push(
        `${place}: somebody else has translated it since: “${row.translation}”. Export it again.`,
      );
    } else {
      filled.push({ row, translation });
      confirmed.add(placeOf(row));
    }
  }

  const entries = new Map<string, Filled[]>();
  for (const each of filled) {
    if (!('missing' in each.row.at)) continue;
    const name = `${each.row.file}, ${keyPath(each.row.at.missing)}`;
    entries.set(name, [...(entries.get(name) ?? []), each]);
  }
  for (const [name, texts] of entries) {
    const isOfEntry = ({ file: own, at }: Row) =>
      'missing' in at && `${own}, ${keyPath(at.missing)}` === name;
    const empty = rows.filter((row) => isOfEntry(row) && !texts.some((each) => each.row === row));
    if (empty.length === 0) continue;
    entries.delete(name);
    const keys = empty.slice(0, MOST_KEYS).map(({ key }) => key);
    const others = empty.length - keys.length;
    const named = `${keys.join(', ')}${others > 0 ? ` and ${others} more` : ''}`;
    refused.push(
      `${name}: new here, so it is written once all of it is translated; still empty: ${named}.`,
    );
  }
  const texts = filled.filter(({ row }) => 'path' in row.at);
  const whole = [...entries.values()];
  const written = texts.length + whole.flat().length;
  return { files: writtenFiles(texts, whole), written, refused, confirmed };
}
