/** What two people made of the same lines of a file; a text is "" where one of them took them out. */
export type Collision = { file: string; mine: string; theirs: string };
export type Choice = Collision & { taken: 'mine' | 'theirs' };

/** A conflict as git marks it with what both began from (`merge.conflictStyle=diff3`). */
const CONFLICT = /^<{7} .*\n((?:.*\n)*?)\|{7} .*\n((?:.*\n)*?)={7}\n((?:.*\n)*?)>{7} .*(?:\n|$)/gm;

const asLines = (text: string) => text.split('\n').slice(0, -1);

type Take = (mine: string, theirs: string) => string;

/** Lines in which both added entries to a list, or each changed another line, need no choice. */
function mergedLines(mine: string[], base: string[], theirs: string[], take: Take): string[] {
  const [end] = base;
  const isAppended = (own: string[]) =>
    base.length === 1 && own.length > 1 && own[0] === `${end},` && own.at(-1) === end;
  const isInserted = (own: string[]) => base.length === 0 && /^\s*\},$/.test(own.at(-1) ?? '');
  if (isAppended(mine) && isAppended(theirs)) return [...mine.slice(0, -1), ...theirs];
  if (isInserted(mine) && isInserted(theirs)) return [...mine, ...theirs];
  if (mine.length !== base.length || theirs.length !== base.length)
    return [take(mine.join('\n'), theirs.join('\n'))].filter(Boolean);
  return base.map((line, at) => {
    const [own = '', other = ''] = [mine[at], theirs[at]];
    if (own === line) return other;
    return other === line || own === other ? own : take(own, other);
  });
}

/** A file in conflict, with each as `take` chooses. */
export const mergeConflicts = (text: string, take: Take): string =>
  text.replace(CONFLICT, (_all, mine: string, base: string, theirs: string) =>
    mergedLines(asLines(mine), asLines(base), asLines(theirs), take)
      .map((line) => `${line}\n`)
      .join(''),
  );
