import { isTable } from '@/lib/content/check/files/json-path';
import { titleOf } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';

/** A value that was changed, undefined where it is not there; `title` is of the list's entry that has it. */
export type ValueChange = { path: Path; title: string; was?: unknown; is?: unknown };

export const isEqual = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

const isRelated = (one: unknown, other: unknown) =>
  isTable(one) && isTable(other)
    ? Object.keys(one).some((key) => isEqual(one[key], other[key]))
    : isTable(one) === isTable(other);

/**
 * Of each entry its index in the list before, by its title, or in order where as many are gone as came and they
 * have something in common; -1 for a new one.
 */
export function origins(before: unknown[], list: unknown[]): number[] {
  const from = list.map((each) => before.findIndex((other) => isEqual(each, other)));
  const free = () => [...before.keys()].filter((index) => !from.includes(index));
  for (const [at, each] of list.entries()) {
    const title = titleOf(each);
    if (from[at] === -1 && title)
      from[at] = free().find((index) => titleOf(before[index]) === title) ?? -1;
  }
  const rest = free();
  if (rest.length !== from.filter((index) => index < 0).length) return from;
  return from.map((index, at) => {
    if (index >= 0) return index;
    const next = rest.shift() ?? -1;
    return isRelated(before[next], list[at]) ? next : -1;
  });
}

/** The values that differ in two versions of a file; a table that is deleted is one. */
export function changedValues(
  was: unknown,
  is: unknown,
  path: Path = [],
  title = '',
): ValueChange[] {
  if (isEqual(was, is)) return [];
  if (Array.isArray(was ?? []) && Array.isArray(is)) {
    const before = (was ?? []) as unknown[];
    const from = origins(before, is);
    const pairs: [unknown, unknown][] = is.map((each, at) => [before[from[at] ?? -1], each]);
    const gone = before.filter((_each, at) => !from.includes(at));
    const all = [...pairs, ...gone.map((each): [unknown, unknown] => [each, undefined])];
    return all.flatMap(([one, other], at) =>
      changedValues(one, other, [...path, at], titleOf(other ?? one) || title),
    );
  }
  if (isTable(was ?? {}) && isTable(is))
    return Object.keys({ ...Object(was), ...is }).flatMap((key) =>
      changedValues(Object(was)[key], is[key], [...path, key], title),
    );
  return [{ path, title, was, is }];
}

/** A file before and after; "" if missing, and for a picture its name. */
export type Change = { file: string; was: string; is: string };

/** A content file's value, undefined without one and null for one that cannot be read. */
export function valueIn(json: string | undefined): unknown {
  try {
    return json ? JSON.parse(json) : undefined;
  } catch {
    return null;
  }
}

/** The values that editors changed in a file; a revision counts itself. */
export function valuesOf({ file, ...both }: Change): ValueChange[] {
  const isText = file.endsWith('.json');
  const [was, is] = [both.was, both.is].map((text) => (isText ? valueIn(text) : text || undefined));
  return changedValues(was, is).filter(({ path }) => path.at(-1) !== 'revision');
}
