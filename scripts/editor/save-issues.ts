import type { PublicFiles } from '@/lib/content/check/files/content-files';
import { textOf, valueAt } from '@/lib/content/check/files/json-path';
import { sourceFile } from '@/lib/content/check/files/source-file';
import { jsonIssue, type ReportedIssue as Reported } from '@/lib/content/check/say';
import { validateContent } from '@/lib/content/check/validate';
import type { Issue } from '@/lib/content/model/issue';
import { locales } from '@/lib/i18n/locales';
import { isOwnPicture } from '@/lib/pictures/own-picture';

/** An issue with its sentences. */
export type ReportedIssue = Issue & Reported;

/** The content folder's files by their paths in it, such as `en/site.json`. */
export type Texts = ReadonlyMap<string, string>;

/** What is wrong with content files, as the content check says it. */
function issuesIn(texts: Texts, publicFiles: PublicFiles | null): ReportedIssue[] {
  const { issues } = validateContent({
    folder: 'content',
    paths: [...texts.keys()],
    read(path) {
      const text = texts.get(path);
      return text === undefined ? undefined : sourceFile(`content/${path}`, text);
    },
    publicFiles,
    // samples that still stand are for the launch, not for each save
    env: { NEXT_PUBLIC_SITE_URL: 'http://localhost' },
    now: Date.now(),
  });
  return issues.map((issue) => ({ ...issue, ...jsonIssue(issue) }));
}

/** Pictures of the toolkit without words for those who do not see them, which nobody but the editor asks for. */
function unsaidPictures(texts: Texts): ReportedIssue[] {
  return locales.flatMap((locale) => {
    const entries = [...texts].filter(([path]) => path.startsWith(`${locale}/toolkit/`));
    return entries.flatMap(([path, text]): ReportedIssue[] => {
      const file = `content/${path}`;
      const { value } = sourceFile(file, text);
      const [image, alt, title] = ['image', 'image_alt', 'title'].map((key) =>
        textOf(valueAt(value, [key])),
      );
      if (!isOwnPicture(image ?? '') || alt?.trim()) return [];
      return [
        {
          severity: 'error',
          file,
          line: null,
          path: ['image_alt'],
          value: undefined,
          key: 'image_alt',
          entry: { number: null, name: title ?? '' },
          code: 'picture.unsaid',
          params: {},
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

/** An issue by what it says, wherever its entry has moved to. */
const identity = ({ file, key, entry, found, expected }: ReportedIssue) =>
  JSON.stringify([file, key.replace(/^\[\d+\]/, ''), entry?.name, found.en, expected.en]);

const newIn = (after: readonly ReportedIssue[], before: readonly ReportedIssue[]) => {
  const known = new Set(before.map(identity));
  return after.filter((issue) => !known.has(identity(issue)));
};

/**
 * What a save would make wrong that is not wrong already, by all rules of the content check but those about
 * pictures and about what is made from the content (the record of translations); the preview and
 * `npm run content:check` say these. A mistake that was there before does not keep anybody from saving.
 *
 * @param saved the files that the save writes, null for one that it deletes
 */
export function issuesOfSave(
  before: Texts,
  saved: ReadonlyMap<string, string | null>,
): { mistakes: ReportedIssue[]; warnings: ReportedIssue[] } {
  const after = new Map(before);
  for (const [path, text] of saved) {
    if (text === null) after.delete(path);
    else after.set(path, text);
  }
  const [were, are] = [before, after].map((texts) => [
    ...issuesIn(texts, null),
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
export function leftAfterSave(texts: Texts, publicFiles: PublicFiles): ReportedIssue[] {
  const left = newIn(issuesIn(texts, publicFiles), issuesIn(texts, null));
  return left.filter((issue) => issue.severity === 'error');
}
