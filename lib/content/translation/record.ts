import { sha256 } from '../../sha256';
import { DIGEST_LENGTH, madeFrom, type TranslationRecord } from './record-line';
import type { Row } from './texts';

/** The name of a row among all. */
export const placeOf = ({ file, key }: Row) => `${file} ${key}`;

/** `site intro_title`, `events/rally title` */
const keyOf = ({ recordName, key }: Row) => `${recordName} ${key}`;

const lineOf = ({ text, translation }: Row) =>
  `${sha256(translation ?? '').slice(0, DIGEST_LENGTH)} ${text}`;

/** The translations of the content; messages have none of their English recorded. */
const recorded = (rows: readonly Row[]) =>
  rows.filter(({ translation, recordName }) => translation !== null && recordName !== null);

/**
 * Sorts translations by what is recorded of them: `stale` ones were made from another English than
 * stands there now, and `unrecorded` ones are new, or changed since the record was written.
 */
export function compareWithRecord(rows: readonly Row[], record: TranslationRecord) {
  const isKnown = (row: Row) =>
    madeFrom(String(record[keyOf(row)] ?? '')).translation === madeFrom(lineOf(row)).translation;
  const made = recorded(rows);
  return {
    stale: made.filter((row) => isKnown(row) && record[keyOf(row)] !== lineOf(row)),
    unrecorded: made.filter((row) => !isKnown(row)),
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
  const kept = new Set(stale.filter((row) => !confirmed.has(placeOf(row))));
  const lines = recorded(rows).map((row): [string, string] => [
    keyOf(row),
    kept.has(row) ? (before[keyOf(row)] ?? '') : lineOf(row),
  ]);
  return Object.fromEntries(lines.sort(([one], [other]) => (one < other ? -1 : 1)));
}
