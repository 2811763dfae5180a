import type { Path } from '../../schema/json-schema';
import type { SourceFile } from './source-file';

/** A value as JSON, each of its texts in the form in which a letter and its accent are one (NFC). */
export function composed<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? each.normalize('NFC') : each,
  );
}

/** A key path as a file writes it, such as `[2].link`. */
export function keyPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

/** What stands at a path of a file's value; undefined where there is nothing. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** Every text in a value, with its path. */
export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export type Entry = Record<string, unknown>;

/** The entries of a list's file, as far as they are tables, with their places. */
export function entriesOf(source: SourceFile | undefined): { index: number; entry: Entry }[] {
  if (!Array.isArray(source?.value)) return [];
  return source.value.flatMap((entry, index) =>
    entry && typeof entry === 'object' && !Array.isArray(entry)
      ? [{ index, entry: entry as Entry }]
      : [],
  );
}

/** A value as a text; empty where it is something else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
