import { sha256 } from '../../sha256';
import type { Row } from './texts';

/**
 * From which English each translation was made: by its file and key, the digest of the translation and the
 * English, such as `"site intro_title": "85ddb1b6 Which side are you on?"`. A digest is the first eight hex
 * digits of the SHA-256 of the text.
 */
export type TranslationRecord = Record<string, string>;

const digestOf = ({ translation }: Row) => sha256(translation ?? '').slice(0, 8);
const lineOf = (row: Row) => `${digestOf(row)} ${row.text}`;

/**
 * Sorts the translations of the content by what is recorded of them: `stale` ones were made from another English
 * than stands there now, and `unrecorded` ones are new, or changed since the record was written.
 */
export function compareWithRecord(rows: readonly Row[], record: TranslationRecord) {
  const made = rows.filter(({ translation }) => translation !== null);
  const isKnown = (row: Row) => String(record[row.recordKey] ?? '').startsWith(digestOf(row));
  return {
    stale: made.filter((row) => isKnown(row) && record[row.recordKey] !== lineOf(row)),
    unrecorded: made.filter((row) => !isKnown(row)),
  };
}

/**
 * The record of these rows as they are now; of the stale ones, but for those whose place somebody has
 * `confirmed`, what it said before.
 */
export function recordOf(
  rows: readonly Row[],
  before: TranslationRecord,
  confirmed: ReadonlySet<string> = new Set(),
): TranslationRecord {
  const { stale } = compareWithRecord(rows, before);
  const lines = rows.flatMap((row): [string, string][] => {
    const isKept = stale.includes(row) && !confirmed.has(row.place);
    const line = isKept ? (before[row.recordKey] ?? '') : lineOf(row);
    return row.translation === null ? [] : [[row.recordKey, line]];
  });
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
}
