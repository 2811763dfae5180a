import { isTable } from '@/lib/content/check/files/json-path';
import { titleOf } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import { isEqual, origins } from './content-changes';

/** Two versions of a value: undefined where one was removed, null where one cannot be read. */
export type Collision = {
  file: string;
  path: Path;
  title: string;
  mine?: unknown;
  theirs?: unknown;
};
export type Choice = Collision & { taken: 'mine' | 'theirs' };

type Take = (both: Omit<Collision, 'file'>) => unknown;

const isAscending = (indices: number[]) => {
  const known = indices.filter((index) => index >= 0);
  return isEqual(
    known,
    [...known].sort((one, other) => one - other),
  );
};

function mergedLists(
  [base, mine, theirs]: [unknown[], unknown[], unknown[]],
  take: Take,
  path: Path,
): unknown[] {
  const [from, theirsFrom] = [origins(base, mine), origins(base, theirs)];
  // the order is that of the version that changed it
  if (isAscending(from) && !isAscending(theirsFrom))
    return mergedLists(
      [base, theirs, mine],
      (each) => take({ ...each, mine: each.theirs, theirs: each.mine }),
      path,
    );
  const both = (index: number, own: unknown, other: unknown) => {
    const title = titleOf(own ?? other);
    return merged([base[index], own, other], take, [...path, Math.max(index, 0)], title);
  };
  const list = mine.map((value, at) => ({ from: from[at] ?? -1, value }));
  let after = -1;
  for (const [at, other] of theirs.entries()) {
    const index = theirsFrom[at] ?? -1;
    const there = list.findIndex((each) => index >= 0 && each.from === index);
    const own = list[there];
    if (own) {
      own.value = both(index, own.value, other);
      after = there;
    } else if (!list.some((each) => index < 0 && isEqual(each.value, other))) {
      // after those that were added in the same place
      while (list[after + 1]?.from === -1) after += 1;
      after += 1;
      list.splice(after, 0, { from: index, value: both(index, undefined, other) });
    }
  }
  return list.flatMap(({ from: index, value }) => {
    const isGone = index >= 0 && !theirsFrom.includes(index);
    const left = isGone ? both(index, value, undefined) : value;
    return left === undefined ? [] : [left];
  });
}

/** A value that two people changed, each part as the one who changed it left it, or as `take` chooses. */
export function merged(
  [base, mine, theirs]: [base: unknown, mine: unknown, theirs: unknown],
  take: Take,
  path: Path = [],
  title = '',
): unknown {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
  if (isEqual(base, mine)) return theirs;
  if (Array.isArray(mine) && Array.isArray(theirs))
    return mergedLists([Array.isArray(base) ? base : [], mine, theirs], take, path);
  if (!isTable(mine) || !isTable(theirs)) return take({ path, title, mine, theirs });
  const keys = Object.keys({ ...mine, ...theirs });
  const values = keys.map((key): [string, unknown] => {
    const was = isTable(base) ? base[key] : undefined;
    return [key, merged([was, mine[key], theirs[key]], take, [...path, key], title)];
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
