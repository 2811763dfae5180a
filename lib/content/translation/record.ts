import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { Locale } from '../../i18n/locales';
import { sha256 } from '../../sha256';
import {
  DIGEST_LENGTH,
  madeFrom,
  RECORD_FILE,
  type TranslationRecord,
  withoutNumbers,
} from './record-line';
import { type Row, type TextFolders, translationRows } from './rows';

/** The name of a row among all. */
export const placeOf = ({ file, key }: Row) => `${file} ${key}`;

const digest = (text: string) => sha256(text).slice(0, DIGEST_LENGTH);

/** `site intro_title`, `events/rally title` */
const keyOf = ({ file, key }: Row) => `${file.replace(/^content\/\w+\/|\.json$/g, '')} ${key}`;

/** True for a translation of the content; messages have none of their English recorded. */
const isRecorded = ({ file, translation }: Row) =>
  translation !== null && file.startsWith('content/');

/**
 * Sorts translations by what is recorded of them: `stale` ones were made from another English than
 * stands there now, and `unrecorded` ones are new, or changed since the record was written.
 */
export function compareWithRecord(
  rows: readonly Row[],
  record: TranslationRecord,
): { stale: Row[]; unrecorded: Row[] } {
  const sources = new Map<string, Set<string>>();
  for (const [key, line] of Object.entries(record)) {
    const { english, translation } = madeFrom(String(line));
    const name = `${withoutNumbers(key)} ${translation}`;
    sources.set(name, (sources.get(name) ?? new Set()).add(english));
  }
  const made = rows.filter(isRecorded);
  const sourcesOf = (row: Row) =>
    sources.get(`${withoutNumbers(keyOf(row))} ${digest(row.translation ?? '')}`);
  return {
    stale: made.filter((row) => sourcesOf(row)?.has(row.text) === false),
    unrecorded: made.filter((row) => !sourcesOf(row)),
  };
}

/**
 * The record of these rows as they are now; of the stale ones, but for those that somebody has
 * `confirmed` (by `placeOf`), what it said before.
 */
export function recordOf(
  rows: readonly Row[],
  before: TranslationRecord,
  confirmed: ReadonlySet<string> = new Set(),
): TranslationRecord {
  const { stale } = compareWithRecord(rows, before);
  const entries = rows.filter(isRecorded).flatMap((row): [string, string][] => {
    const key = keyOf(row);
    const own = digest(row.translation ?? '');
    if (!stale.includes(row) || confirmed.has(placeOf(row))) return [[key, `${own} ${row.text}`]];
    const known = Object.entries(before).find(
      ([name, line]) =>
        withoutNumbers(name) === withoutNumbers(key) && madeFrom(line).translation === own,
    );
    return known ? [[key, known[1]]] : [];
  });
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** The record of a locale, where it stands, and what it says of the rows that are now. */
export type RecordFile = ReturnType<typeof compareWithRecord> & {
  /** What the content check's report calls it. */
  file: string;
  path: string;
  /** those of the content, which alone are recorded, and of the messages */
  rows: Row[];
  record: TranslationRecord;
};

export function readRecord(folders: TextFolders, locale: Locale): RecordFile {
  const rows = translationRows(folders, locale);
  const name = `${locale}/${RECORD_FILE}`;
  const path = join(folders.contentDir, name);
  const record = (existsSync(path) && parse(readFileSync(path, 'utf8'))) || {};
  return { file: `content/${name}`, path, rows, record, ...compareWithRecord(rows, record) };
}
