import type { Problem } from '@/lib/content/check/files/problem';
import { sourceFile } from '@/lib/content/check/files/source-file';
import type { PublicFiles } from '@/lib/content/check/files/table';
import { entriesOf, textOf } from '@/lib/content/check/files/walk';
import { judgeContent } from '@/lib/content/check/judge';
import { locales } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';

/** The content folder's files by their paths in it, such as `en/site.json`. */
export type Texts = ReadonlyMap<string, string>;

/** What is wrong with content files, as the content check says it. */
function problemsIn(texts: Texts, publicFiles: PublicFiles | null): Problem[] {
  const { problems } = judgeContent({
    folder: 'content',
    read(path) {
      const text = texts.get(path);
      return text === undefined ? undefined : sourceFile(`content/${path}`, text);
    },
    publicFiles,
    // samples that still stand are for the launch, not for each save
    env: { NEXT_PUBLIC_SITE_URL: 'http://localhost' },
    now: Date.now(),
  });
  return problems;
}

/** Pictures of the toolkit without words for those who do not see them, which nobody but the editor asks for. */
function unsaidPictures(texts: Texts): Problem[] {
  return locales.flatMap((locale) => {
    const file = `content/${locale}/toolkit.json`;
    const source = sourceFile(file, texts.get(`${locale}/toolkit.json`) ?? '[]');
    return entriesOf(source).flatMap(({ index, entry }): Problem[] => {
      if (!isOwnPicture(textOf(entry.image)) || textOf(entry.image_alt).trim()) return [];
      return [
        {
          severity: 'error',
          file,
          line: null,
          key: `[${index}].image_alt`,
          entry: { number: index + 1, name: textOf(entry.title) },
          found: { en: 'nothing', es: 'nada' },
          expected: {
            en: 'what the picture shows and says, for those who do not see it',
            es: 'lo que la imagen muestra y dice, para quien no puede verla',
          },
          example: null,
        },
      ];
    });
  });
}

/** A problem by what it says, wherever its entry has moved to. */
const identity = ({ file, key, entry, found, expected }: Problem) =>
  JSON.stringify([file, key.replace(/^\[\d+\]/, ''), entry?.name, found.en, expected.en]);

const newIn = (after: readonly Problem[], before: readonly Problem[]) => {
  const known = new Set(before.map(identity));
  return after.filter((problem) => !known.has(identity(problem)));
};

/**
 * What a save would make wrong that is not wrong already, by all rules of the content check but those about
 * pictures and about what is made from the content (the record of translations); the preview and
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
  const [were, are] = [before, after].map((texts) => [
    ...problemsIn(texts, null),
    ...unsaidPictures(texts),
  ]);
  const caused = newIn(are ?? [], were ?? []);
  return {
    mistakes: caused.filter(({ severity }) => severity === 'error'),
    warnings: caused.filter(({ severity }) => severity === 'warning'),
  };
}

/**
 * What is left to do after a save, of what only the project's folder shows: a picture of another size, or one
 * that is not there.
 */
export function leftAfterSave(texts: Texts, publicFiles: PublicFiles): Problem[] {
  const left = newIn(problemsIn(texts, publicFiles), problemsIn(texts, null));
  return left.filter((problem) => problem.severity === 'error');
}
