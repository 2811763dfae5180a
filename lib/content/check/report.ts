import type { Issue, ReportLanguage } from '../model/issue';
import { sentence } from '../model/sentence';
import { keyPath, seen } from './files/json-path';
import { say } from './say';

/** What an editor wrote as a line of the report has it: a line break in it would begin another. */
const onOneLine = (key: string) =>
  key.replace(/\p{C}/gu, (letter) => JSON.stringify(letter).slice(1, -1));

/** `entry 3, “Vigil at the Capitol”, starts_at` */
function place({ path, entry }: Issue, language: ReportLanguage): string {
  const key = seen(keyPath(path));
  if (!entry) return key;
  const name = entry.name && `“${entry.name}”`;
  if (entry.number === null) return [name, key].filter(Boolean).join(', ');
  const inner = key.replace(/^\[\d+\]\.?/, '');
  return [`${sentence('report.entry', language)} ${entry.number}`, name, inner]
    .filter(Boolean)
    .join(', ');
}

function heading(issue: Issue, language: ReportLanguage): string {
  const { file, line } = issue;
  const at = line === null ? file : `${file}, ${sentence('report.line', language)} ${line}`;
  const where = onOneLine(place(issue, language));
  return where ? `${at}: ${where}` : at;
}

function asError(issue: Issue, language: ReportLanguage): string {
  const { found, expected, example } = say(issue, language);
  const rows = Object.entries({ found, expected, ...(example && { example }) });
  const labels = (['found', 'expected', 'example'] as const).map((key) =>
    sentence(`report.${key}`, language),
  );
  const width = Math.max(...labels.map(({ length }) => length)) + 2;
  const lines = rows.map(
    ([, text], index) =>
      `  ${labels[index]?.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`,
  );
  return [heading(issue, language), ...lines].join('\n');
}

const ofSeverity = (issues: readonly Issue[], severity: Issue['severity']) =>
  issues.filter((issue) => issue.severity === severity);

/** All errors of one run, as an editor reads them; empty where there are none. */
export function errorReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const errors = ofSeverity(issues, 'error');
  if (errors.length === 0) return '';
  const entries = errors.map((issue) => asError(issue, language));
  const headline = sentence('report.mistakes', language, { count: errors.length });
  return `${headline}\n\n${entries.join('\n\n')}\n`;
}

/** All warnings of one run, a line each; empty where there are none. */
export function warningReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const warnings = ofSeverity(issues, 'warning');
  if (warnings.length === 0) return '';
  const [foundLabel, expectedLabel] = (['report.found', 'report.expected'] as const).map((key) =>
    sentence(key, language),
  );
  const entries = warnings.map((issue) => {
    const { found, expected } = say(issue, language);
    const said = `${foundLabel} ${found}; ${expectedLabel} ${expected}`;
    return `- ${heading(issue, language)}: ${onOneLine(said)}`;
  });
  // a site with errors cannot be built
  const isBuildable = warnings.length === issues.length;
  const count = sentence('report.warnings', language, { count: warnings.length });
  const headline = `${count}${isBuildable ? sentence('report.buildable', language) : ''}:`;
  return `${headline}\n\n${entries.join('\n')}\n`;
}

/**
 * The whole report: the warnings, and then, nearest to the prompt, the errors or that there are none.
 */
export function fullReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const errors = errorReport(issues, language) || `${sentence('report.good', language)}\n`;
  return [warningReport(issues, language), errors].filter(Boolean).join('\n');
}
