import { sha256 } from '../../sha256';
import type { Row } from './translatable-texts';

/** A translation's hash and its English: `"site intro_title": "85ddb1b6 Which side are you on?"`. */
export type TranslationRecord = Record<string, string>;

const digestOf = ({ translation }: Row) => sha256(translation ?? '').slice(0, 8);
const lineOf = (row: Row) => `${digestOf(row)} ${row.text}`;

/** `stale`: the English has changed since; `unrecorded`: new, or changed since the record. */
export function compareWithRecord(rows: readonly Row[], record: TranslationRecord) {
  const translated = rows.filter(({ translation }) => translation !== null);
  const isKnown = (row: Row) => String(record[row.recordKey] ?? '').startsWith(digestOf(row));
  return {
    stale: translated.filter((row) => isKnown(row) && record[row.recordKey] !== lineOf(row)),
    unrecorded: translated.filter((row) => !isKnown(row)),
  };
}

/** The record of these rows now; stale ones keep their line of the record before. */
export function updatedRecord(
  rows: readonly Row[],
  before: TranslationRecord = {},
): TranslationRecord {
  const { stale } = compareWithRecord(rows, before);
  const lines = rows.flatMap((row): [string, string][] => {
    const line = stale.includes(row) ? (before[row.recordKey] ?? '') : lineOf(row);
    return row.translation === null ? [] : [[row.recordKey, line]];
  });
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
}
