import type { Bundle } from '../bundle';
import { type Message, same } from '../schema/expected';
import type { Path } from '../schema/json-schema';
import { exampleAt } from '../schema/json-schema';
import { plainText } from '../schema/sanitize';
import type { ContentFiles, GivenFiles } from './files/content-files';
import { keyPath, textOf, valueAt } from './files/json-path';
import { type Issue, type ReportedIssue, seen } from './files/reported-issue';
import type { SourceFile } from './files/source-file';
import { readContent } from './read-content';
import { dateRules } from './rules/dates';
import { descriptionRules } from './rules/descriptions';
import { environmentRules } from './rules/environment';
import { eventRules } from './rules/events';
import { headlineRules } from './rules/headline';
import { htmlRules } from './rules/html';
import { launchRules } from './rules/launch';
import { listRules } from './rules/lists';
import { notShownRules } from './rules/not-shown';
import { paletteRules } from './rules/palette';
import { pictureRules } from './rules/pictures';
import { placeholderRules } from './rules/placeholders';
import { rallyRules } from './rules/rally';
import { scriptRules } from './rules/scripts';
import { targetRules } from './rules/targets';
import { videoRules } from './rules/videos';

/** Issues that are told with those of the content, and the files they are in. */
type Further = { sources: SourceFile[]; issues: Issue[] };

const rules = [
  dateRules,
  descriptionRules,
  eventRules,
  paletteRules,
  videoRules,
  placeholderRules,
  headlineRules,
  htmlRules,
  pictureRules,
  listRules,
  notShownRules,
  rallyRules,
  scriptRules,
  targetRules,
  launchRules,
  environmentRules,
];

const LONGEST_SHOWN = 80;

function shown(value: unknown): Message {
  if (value === undefined) return { en: 'nothing', es: 'nada' };
  const text = JSON.stringify(value) ?? String(value);
  return same(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}...` : text);
}

/** The name that an entry of a list shows, its title or name; by the name of its file one is known anyway. */
function entryAt({ value, id }: SourceFile, [index]: Path): ReportedIssue['entry'] {
  const isListed = Array.isArray(value) && typeof index === 'number';
  if (!isListed && id === undefined) return null;
  const entry = isListed ? value[index] : value;
  const names = [valueAt(entry, ['title']), valueAt(entry, ['name'])].map(textOf);
  const name = seen(plainText(names.find(Boolean) ?? ''));
  return { number: isListed ? index + 1 : null, name };
}

const bothSeen = ({ en, es }: Message): Message => ({ en: seen(en), es: seen(es) });

/** An issue as it is reported. */
export function asReportedIssue(
  issue: Issue & { line?: number },
  source: SourceFile | undefined,
): ReportedIssue {
  const { file, path, found, expected, isWarning } = issue;
  const value = valueAt(source?.value, path);
  const inList = source?.id === undefined ? path : [0, ...path];
  const usual = source && exampleAt(source.name, inList, /\/es\//.test(file) ? 'es' : 'en');
  // a colour that is wrong only beside another may be the example itself
  const example = usual === JSON.stringify(value) ? null : usual;
  return {
    severity: isWarning ? 'warning' : 'error',
    file,
    line: issue.line ?? source?.lineOf(path) ?? null,
    key: seen(keyPath(path)),
    entry: source ? entryAt(source, path) : null,
    found: bothSeen(typeof found === 'string' ? same(found) : (found ?? shown(value))),
    expected: bothSeen(expected),
    example: issue.example ?? example ?? null,
  };
}

/**
 * What is told: the causes, not their effects; and of two issues at one place the later, which is the
 * more telling, as rules come after the schema.
 */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const byPlace = new Map<string, Issue>();
  const placeOf = (file: string, path: Path) => `${file} ${keyPath(path)}`;
  const errors = issues.filter(({ isWarning }) => !isWarning);
  const wrong = new Set(errors.map(({ file, path }) => placeOf(file, path)));
  for (const issue of issues) {
    const { file, path, cause, expected, isWarning } = issue;
    if (cause && wrong.has(placeOf(cause.file, cause.path))) continue;
    const place = placeOf(file, path);
    byPlace.set(path.length === 0 || isWarning ? `${place} ${expected.en}` : place, issue);
  }
  return [...byPlace.values()];
}

/**
 * Checks content files by everything that their texts can be judged by: every issue of every file in one
 * go, and the bundle unless one of them is an error. It reads nothing but through `files`, so that the form
 * editor can judge what it is about to save.
 */
export function validateContent(
  files: GivenFiles,
  further: readonly Further[] = [],
): { bundle: Bundle | null; issues: ReportedIssue[] } {
  const { publicFiles, env = {}, now } = files;
  const { campaign, lists, timeZone, sources, refused, placed, bundle, ...read } =
    readContent(files);
  const content: ContentFiles = {
    campaign,
    refused,
    ...lists,
    timeZone,
    publicFiles,
    env,
    now,
    isDeployment: !/localhost/.test(env.NEXT_PUBLIC_SITE_URL ?? ''),
  };
  const found = rules.flatMap((rule) => rule(content)).flatMap((issue) => placed(issue) ?? []);
  const issues = [...read.issues, ...found, ...further.flatMap((more) => more.issues)];
  for (const source of further.flatMap((more) => more.sources)) sources.set(source.file, source);
  const reported = withoutRepeats(issues).map((each) =>
    asReportedIssue(each, sources.get(each.file)),
  );
  const isGood = reported.every(({ severity }) => severity === 'warning');
  return { bundle: isGood ? bundle : null, issues: inOrder(reported) };
}

/** By file, and in a file by line. */
function inOrder(issues: readonly ReportedIssue[]): ReportedIssue[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  return files.flatMap((name) =>
    issues
      .filter(({ file }) => file === name)
      .sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}
