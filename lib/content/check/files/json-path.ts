import { codePoint } from '../../model/html';
import type { Path } from '../../model/issue';

/** A JSON value with all its texts in NFC, where a letter and its accent are one character. */
export function inNfc<T>(value: T): T {
  if (value === undefined) return value;
  return JSON.parse(JSON.stringify(value), (_key, each) =>
    typeof each === 'string' ? each.normalize('NFC') : each,
  );
}

/** Invisible characters and odd spaces, except the joiners within an emoji. */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)(?:\u200d|\ufe0f)|(?![ \t\n\r]|\u200d|\ufe0f)[\p{C}\p{Z}\p{DI}]/gu;

/** A text for a report: invisible characters are written as their code points. */
export const visibleText = (text: string) => text.replace(HIDDEN, codePoint);

const LONGEST_QUOTED = 80;
export const shortened = (text: string) =>
  text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED - 3)}...` : text;

/** A key path as a file writes it, such as `[2].link`. */
export function keyPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '');
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (at && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

export function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

export type Table = Record<string, unknown>;

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
