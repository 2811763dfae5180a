import { namesAt, wordsOf } from '../fields';
import type { Issue, ReportLanguage } from '../model/issue';
import { sentence } from '../model/sentence';
import { contentPlace } from './files/content-files';
import { visibleText } from './files/json-path';
import { say } from './say';

/** Escapes line breaks of an editor's text, which would begin another line of the report. */
const onOneLine = (key: string) =>
  key.replace(/\p{C}/gu, (letter) => JSON.stringify(letter).slice(1, -1));

/** `content/en/events/vigil.json, line 9: “Vigil at the Capitol”, When it starts` */
function heading({ file, line, path, whole }: Issue, language: ReportLanguage): string {
  const at = line === null ? file : `${file}, ${sentence('report.line', language)} ${line}`;
  const { name, id } = contentPlace(file);
  const title = id !== undefined && wordsOf(whole);
  const labels = namesAt(name, path, language, whole).join(': ');
  const where = [title && `“${title}”`, labels].filter(Boolean).join(', ');
  return where ? `${at}: ${onOneLine(visibleText(where))}` : at;
}

const labelled = ['found', 'expected', 'example'] as const;

function asError(issue: Issue, language: ReportLanguage): string {
  const words = say(issue, language);
  const rows = labelled.map((key) => ({ label: sentence(`report.${key}`, language), key }));
  const width = Math.max(...rows.map(({ label }) => label.length)) + 2;
  const lines = rows.flatMap(({ label, key }) => {
    const text = words[key]?.replaceAll('\n', `\n${' '.repeat(width + 2)}`);
    return text === undefined ? [] : `  ${label.padEnd(width)}${text}`;
  });
  return [heading(issue, language), ...lines].join('\n');
}

function asWarning(issue: Issue, language: ReportLanguage): string {
  const { found, expected } = say(issue, language);
  const [foundLabel, expectedLabel] = labelled.map((key) => sentence(`report.${key}`, language));
  const words = onOneLine(`${foundLabel} ${found}; ${expectedLabel} ${expected}`);
  return `- ${heading(issue, language)}: ${words}`;
}

export function errorReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return '';
  const headline = sentence('report.mistakes', language, { count: errors.length });
  const entries = errors.map((issue) => asError(issue, language));
  return `${headline}\n\n${entries.join('\n\n')}\n`;
}

export function warningReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  if (warnings.length === 0) return '';
  const count = sentence('report.warnings', language, { count: warnings.length });
  // a site with errors cannot be built
  const buildable = warnings.length === issues.length ? sentence('report.buildable', language) : '';
  const entries = warnings.map((issue) => asWarning(issue, language));
  return `${count}${buildable}:\n\n${entries.join('\n')}\n`;
}

/** The whole report: warnings and then, next to the prompt, the errors or the all-clear. */
export function fullReport(issues: readonly Issue[], language: ReportLanguage = 'en'): string {
  const errors = errorReport(issues, language) || `${sentence('report.good', language)}\n`;
  return [warningReport(issues, language), errors].filter(Boolean).join('\n');
}
