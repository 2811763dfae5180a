import { sourceFile } from '@/lib/content/check/files/source-file';
import { say } from '@/lib/content/check/say';
import { validateContent } from '@/lib/content/check/validate';
import { contentPlace } from '@/lib/content/model/entry-lists';
import { isOneValue } from './content-format';
import { fieldName, language } from './texts';

/** The texts of content files by their paths in the folder. */
export type Texts = Record<string, string>;

/** What is wrong with content files, but for pictures, which Publish and the content check look at. */
function issuesIn(texts: Texts) {
  const { issues } = validateContent({
    folder: 'content',
    paths: Object.keys(texts),
    read: (path) =>
      texts[path] === undefined ? undefined : sourceFile(`content/${path}`, texts[path]),
    publicFiles: null,
    // samples that still stand are for the launch, not for each save
    env: { NEXT_PUBLIC_SITE_URL: 'http://localhost' },
  });
  return issues;
}
type Issue = ReturnType<typeof issuesIn>[number];

const identity = ({ file, path, code, params }: Issue) =>
  JSON.stringify([file, path, code, params]);

/** A value of a file as a field shows it. */
const asTyped = (value: string) => value.replace(/^"(.*)"$/, '$1');

/**
 * An issue in the words of the forms, and where its field is: the name of its file or list, and a path with dots, empty
 * where it is the whole entry.
 */
function formIssue(issue: Issue) {
  const { file, path, severity } = issue;
  const { locale = 'en', name } = contentPlace(file.replace(/^content\//, ''));
  const said = say(issue, language, (each) => `“${fieldName(name, each).split(': ').at(-1)}”`);
  return {
    isMistake: severity === 'error',
    locale,
    name,
    path: [...(isOneValue(name) ? [name] : []), ...path].join('.'),
    label: fieldName(name, path),
    found: asTyped(said.found),
    expected: said.expected,
    example: said.example && asTyped(said.example),
  };
}

export type FormIssue = ReturnType<typeof formIssue>;

/** What is wrong with the files as they were last. */
let known: { texts: string; issues: Set<string> } | undefined;

/** What a save would make wrong that is not wrong already: a mistake that was there keeps nobody from saving. */
export function issuesOfSave(before: Texts, saved: Texts): Issue[] {
  const texts = JSON.stringify(before);
  if (known?.texts !== texts) known = { texts, issues: new Set(issuesIn(before).map(identity)) };
  const were = known.issues;
  return issuesIn({ ...before, ...saved }).filter((issue) => !were.has(identity(issue)));
}

/** The same in the words of the forms. */
export const causedBy = (before: Texts, saved: Texts) => issuesOfSave(before, saved).map(formIssue);
