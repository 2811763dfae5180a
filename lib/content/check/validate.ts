import { type Finding, type Issue, type Path, severityOf } from '../model/issue';
import type { ContentFiles, ContentFolder } from './files/content-files';
import { keyPath, valueAt } from './files/json-path';
import type { SourceFile } from './files/source-file';
import { readContent } from './read-content';
import { callScriptRules } from './rules/call-scripts';
import { campaignRules } from './rules/campaign';
import { listRules } from './rules/duplicates';
import { eventRules } from './rules/events';
import { livestreamRules } from './rules/livestreams';
import { pictureRules } from './rules/pictures';
import { samplesLeft } from './rules/samples';
import { siteRules } from './rules/site';
import { faultyTexts } from './rules/texts';
import { translationRules } from './rules/translations';

const rules = [
  campaignRules,
  siteRules,
  callScriptRules,
  eventRules,
  livestreamRules,
  faultyTexts,
  samplesLeft,
  pictureRules,
  listRules,
  translationRules,
].flat();

export function asIssue(finding: Finding, source: SourceFile | undefined): Issue {
  const { file, path, code, params = {}, line = source?.lineOf(path) ?? null } = finding;
  const whole = source?.value;
  const severity = severityOf(code);
  return { severity, file, path, code, params, line, value: valueAt(whole, path), whole };
}

/** Without effects whose cause is reported; of two errors at one place the later, a rule's. */
function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const byPlace = new Map<string, Finding>();
  const issueKey = (file: string, path: Path) => `${file} ${keyPath(path)}`;
  const errors = findings.filter(({ code }) => severityOf(code) === 'error');
  const wrong = new Set(errors.map(({ file, path }) => issueKey(file, path)));
  for (const finding of findings) {
    const { file, path, cause, code, params } = finding;
    if (cause && wrong.has(issueKey(file, cause))) continue;
    const place = issueKey(file, path);
    const isOne = path.length > 0 && errors.includes(finding) && byPlace.get(place)?.code !== code;
    byPlace.set(isOne ? place : `${place} ${code} ${JSON.stringify(params)}`, finding);
  }
  return [...byPlace.values()];
}

/** Checks files that the folder’s `read` gives, as the form editor has no disk; `more` adds rules. */
export function validateContent(source: ContentFolder, more: typeof rules = []) {
  const { folder, publicFiles, env = {}, others = [] } = source;
  const { files, sources, bundle, issues: read } = readContent(source);
  for (const other of others) sources.set(other.file, other);
  const isDeployment = !/localhost/.test(env.NEXT_PUBLIC_SITE_URL ?? '');
  const content: ContentFiles = { folder, files, others, publicFiles, env, isDeployment };
  const written = others.flatMap(({ issues }) => issues);
  const findings = [...read, ...written, ...[...rules, ...more].flatMap((rule) => rule(content))];
  const issues = withoutRepeats(findings).map((each) => asIssue(each, sources.get(each.file)));
  const isGood = issues.every(({ severity }) => severity === 'warning');
  const order = [...new Set(issues.map(({ file }) => file))];
  const fileIndex = ({ file }: Issue) => order.indexOf(file);
  issues.sort(
    (one, other) => fileIndex(one) - fileIndex(other) || (one.line ?? 0) - (other.line ?? 0),
  );
  return { bundle: isGood ? bundle : null, issues };
}
