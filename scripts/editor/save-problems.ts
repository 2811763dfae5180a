import type { Problem } from '@/lib/content/check/files/problem';
import { sourceFile } from '@/lib/content/check/files/source-file';
import { judgeContent } from '@/lib/content/check/judge';

/** The content folder's files by their paths in it, such as `en/site.json`. */
export type Texts = ReadonlyMap<string, string>;

function problemsIn(texts: Texts): Problem[] {
  const { problems } = judgeContent({
    folder: 'content',
    read(path) {
      const text = texts.get(path);
      return text === undefined ? undefined : sourceFile(`content/${path}`, text);
    },
    publicFiles: null,
    // samples that still stand are for the launch, not for each save
    env: { NEXT_PUBLIC_SITE_URL: 'http://localhost' },
    now: Date.now(),
  });
  return problems;
}

/** A problem by what it says, wherever its entry has moved to. */
const identity = ({ file, key, entry, found, expected }: Problem) =>
  JSON.stringify([file, key.replace(/^\[\d+\]/, ''), entry?.name, found.en, expected.en]);

/**
 * What a save would make wrong that is not wrong already, by all rules of the content check but those about
 * pictures and about what is made from the content (drawings, the record of translations); the preview and
 * `npm run content:check` say these. A mistake that was there before does not keep anybody from saving.
 *
 * @param saved the files that the save writes, null for one that it deletes
 */
export function problemsOfSave(
  before: Texts,
  saved: ReadonlyMap<string, string | null>,
): { mistakes: Problem[]; warnings: Problem[] } {
  const after = new Map(before);
  for (const [path, text] of saved) {
    if (text === null) after.delete(path);
    else after.set(path, text);
  }
  const known = new Set(problemsIn(before).map(identity));
  const caused = problemsIn(after).filter((problem) => !known.has(identity(problem)));
  return {
    mistakes: caused.filter(({ severity }) => severity === 'error'),
    warnings: caused.filter(({ severity }) => severity === 'warning'),
  };
}
