import { contentPlace } from '@/lib/content/check/files/content-files';
import { sourceFile } from '@/lib/content/check/files/source-file';
import { say } from '@/lib/content/check/say';
import { validateContent } from '@/lib/content/check/validate';
import { formPath } from './content-format';
import { fieldName, language, t } from './messages';

/** Content files by their paths in the folder. */
export type Texts = Record<string, string>;

/** The issues of content files, without pictures, which Publish and the content check look at. */
function issuesIn(texts: Texts) {
  const { issues } = validateContent({
    folder: 'content',
    paths: Object.keys(texts),
    read: (path) =>
      texts[path] === undefined ? undefined : sourceFile(`content/${path}`, texts[path]),
    publicFiles: null,
    // samples are for the launch to find, not for each save
    env: { NEXT_PUBLIC_SITE_URL: 'http://localhost' },
  });
  return issues;
}
type Issue = ReturnType<typeof issuesIn>[number];

/** Of a text in which it is wrong: another text is looked at anew. */
const identity = ({ file, path, code, params, value }: Issue) =>
  JSON.stringify([file, path, code, params, typeof value === 'string' && value]);

/** An issue in the words of the forms; `path` is empty for the whole entry. */
export function formIssue(issue: Issue) {
  const { file, path, severity, whole } = issue;
  const { locale = 'en', name } = contentPlace(file);
  const { example, ...said } = say(issue, language, 'form');
  const says = t('check.says', said);
  return {
    isMistake: severity === 'error',
    locale,
    name,
    path: formPath(name, path),
    label: fieldName(name, path, whole),
    text: example ? `${says} ${t('check.example', { example })}` : says,
  };
}

/** `right` is for a translation whose English has changed since: what `writeRecords` takes. */
export type FormIssue = ReturnType<typeof formIssue> & { right?: Record<string, string> };

/** Of the files as they were last checked. */
let known: { texts: string; issues: Set<string> } | undefined;

/** What a save would add: an error that was there before, in a text that is the same, does not stop a save. */
export function issuesOfSave(before: Texts, saved: Texts): Issue[] {
  const texts = JSON.stringify(before);
  if (known?.texts !== texts) known = { texts, issues: new Set(issuesIn(before).map(identity)) };
  const were = known.issues;
  return issuesIn({ ...before, ...saved }).filter((issue) => !were.has(identity(issue)));
}
