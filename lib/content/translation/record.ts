import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'jsonc-parser';
import type { Locale } from '../../i18n/locales';
import { sha256 } from '../../sha256';
import { type Row, type TextFolders, translationRows } from './rows';

/**
 * From which English each translation was made: by its file and key, the digests of the English and of
 * the translation, such as `"site intro_title": "4be0643f 85ddb1b6"`. A digest is the first eight hex
 * digits of the SHA-256 of the text.
 */
export type TranslationRecord = Record<string, string>;

/** The name of a row among all. */
export const placeOf = ({ file, key }: Row) => `${file} ${key}`;

const digest = (text: string) => sha256(text).slice(0, 8);

const keyOf = ({ file, key }: Row) => `${basename(file, '.json')} ${key}`;

const pairOf = ({ text, translation }: Row) => `${digest(text)} ${digest(translation ?? '')}`;

/** True for a translation of the content; messages have none of their English recorded. */
const isRecorded = ({ file, translation }: Row) =>
  translation !== null && file.startsWith('content/');

/** A key without the numbers of entries, which move when one is added above. */
const withoutNumbers = (key: string) => key.replace(/\[\d+\]/g, '[]');

/**
 * Sorts translations by what is recorded of them: `stale` ones were made from another English than
 * stands there now, and `unrecorded` ones are new, or changed since the record was written.
 */
export function compareWithRecord(
  rows: readonly Row[],
  record: TranslationRecord,
): { stale: Row[]; unrecorded: Row[] } {
  const sources = new Map<string, Set<string>>();
  for (const [key, pair] of Object.entries(record)) {
    const [english = '', translation = ''] = String(pair).split(' ');
    const name = `${withoutNumbers(key)} ${translation}`;
    sources.set(name, (sources.get(name) ?? new Set()).add(english));
  }
  const made = rows.filter(isRecorded);
  const sourcesOf = (row: Row) =>
    sources.get(`${withoutNumbers(keyOf(row))} ${digest(row.translation ?? '')}`);
  return {
    stale: made.filter((row) => sourcesOf(row)?.has(digest(row.text)) === false),
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
    if (!stale.includes(row) || confirmed.has(placeOf(row))) return [[key, pairOf(row)]];
    const own = digest(row.translation ?? '');
    const known = Object.entries(before).find(
      ([name, pair]) => withoutNumbers(name) === withoutNumbers(key) && pair.endsWith(` ${own}`),
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

/** The file of the record of a locale's content, in its folder. */
export const RECORD_FILE = 'translated-from.json';

export function readRecord(folders: TextFolders, locale: Locale): RecordFile {
  const rows = translationRows(folders, locale);
  const name = `${locale}/${RECORD_FILE}`;
  const path = join(folders.contentDir, name);
  const record = (existsSync(path) && parse(readFileSync(path, 'utf8'))) || {};
  return { file: `content/${name}`, path, rows, record, ...compareWithRecord(rows, record) };
}
