import { existsSync, readFileSync } from 'node:fs';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { keyPath, valueAt } from '../check/files/json-path';
import type { Path } from '../schema/issue';
import type { Row } from './rows';

/** A row with the new translation for it. */
export type Filled = { row: Row; translation: string };

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** How many of the English keys before this one the file has: where it is put, if it is new. */
function placeOf(path: Path, english: unknown) {
  const order = Object.keys((valueAt(english, path.slice(0, -1)) ?? {}) as object);
  const before = order.slice(0, order.indexOf(String(path.at(-1))));
  return (names: string[]) =>
    names.findLastIndex((name) => name === '$schema' || before.includes(name)) + 1;
}

function withValue(
  text: string,
  path: Path,
  value: unknown,
  row: Row,
  isInsertion = false,
): string {
  const getInsertionIndex = placeOf(row.englishPath, row.english);
  const options = { formattingOptions, isArrayInsertion: isInsertion, getInsertionIndex };
  return applyEdits(text, modify(text, path as JSONPath, value, options));
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

/** What a new entry says of its own, where its id tells the rest. */
function ownWords(english: unknown, value: unknown): unknown {
  if (typeof valueAt(value, ['id']) !== 'string') return value;
  const said = Object.entries(value as object).filter(
    ([key, inner]) =>
      key === 'id' || JSON.stringify(inner) !== JSON.stringify(valueAt(english, [key])),
  );
  return Object.fromEntries(said);
}

const isMissing = (row: Row): row is Row & { at: { missing: Path; insertAt: Path } } =>
  'missing' in row.at;

/** Puts whole new entries into a file's text, the last first, so that no place moves before its turn. */
function withEntries(text: string, entries: Filled[][]): string {
  const whole = entries.flatMap((filled) => {
    const [first] = filled;
    if (!first || !isMissing(first.row)) return [];
    const texts = new Map(filled.map(({ row, translation }) => [row.key, translation]));
    return [{ row: first.row, texts }];
  });
  return whole.reduceRight((current, { row, texts }) => {
    const { missing, insertAt } = row.at as { missing: Path; insertAt: Path };
    const english = valueAt(row.english, missing);
    const value = ownWords(english, translated(english, missing, texts));
    if (insertAt.length === 0) return `${JSON.stringify(value, null, 2)}\n`;
    const isInsertion = typeof insertAt.at(-1) === 'number';
    const at = { ...row, englishPath: missing };
    return withValue(current, [...row.base, ...insertAt], value, at, isInsertion);
  }, text);
}

/**
 * The texts of all files that change, by their paths, with these translations in them and all else as it
 * was; `entries` are the rows of what is not there yet, each with every text that it needs.
 */
export function writtenFiles(texts: readonly Filled[], entries: readonly Filled[][]) {
  const paths = new Set([...texts, ...entries.flat()].map(({ row }) => row.path));
  const files = [...paths].map((path): [string, string] => {
    const current = existsSync(path) ? readFileSync(path, 'utf8') : '{}\n';
    const changed = texts
      .filter(({ row }) => row.path === path)
      .reduce((text, { row, translation }) => {
        const at = 'path' in row.at ? row.at.path : [];
        return withValue(text, [...row.base, ...at], translation, row);
      }, current);
    return [
      path,
      withEntries(
        changed,
        entries.filter(([first]) => first?.row.path === path),
      ),
    ];
  });
  return new Map(files);
}
