import type { ReportLanguage } from '../schema/expected';
import type { ReportedIssue } from './files/reported-issue';

const messages = {
  en: {
    found: 'found',
    expected: 'expected',
    example: 'example',
    line: 'line',
    entry: 'entry',
    errors: (count: number) => (count === 1 ? '1 mistake' : `${count} mistakes`),
    headline: (count: string) => `The content has ${count}:`,
    warnings: (count: number) => (count === 1 ? '1 warning' : `${count} warnings`),
    buildable: '; the site can be built as it is',
    good: 'The content has no mistakes.',
  },
  es: {
    found: 'hay',
    expected: 'se espera',
    example: 'ejemplo',
    line: 'línea',
    entry: 'entrada',
    errors: (count: number) => (count === 1 ? '1 error' : `${count} errores`),
    headline: (count: string) => `El contenido tiene ${count}:`,
    warnings: (count: number) => (count === 1 ? '1 aviso' : `${count} avisos`),
    buildable: '; el sitio se puede construir así',
    good: 'El contenido no tiene errores.',
  },
} satisfies Record<ReportLanguage, unknown>;

/** What an editor wrote as a line of the report has it: a line break in it would begin another. */
const onOneLine = (key: string) =>
  key.replace(/\p{C}/gu, (letter) => JSON.stringify(letter).slice(1, -1));

/** `entry 3, “Vigil at the Capitol”, starts_at` */
function place({ key, entry }: ReportedIssue, locale: ReportLanguage): string {
  if (!entry) return key;
  const name = entry.name && `“${entry.name}”`;
  if (entry.number === null) return [name, key].filter(Boolean).join(', ');
  const inner = key.replace(/^\[\d+\]\.?/, '');
  return [`${messages[locale].entry} ${entry.number}`, name, inner].filter(Boolean).join(', ');
}

function heading(issue: ReportedIssue, locale: ReportLanguage): string {
  const { file, line } = issue;
  const at = line === null ? file : `${file}, ${messages[locale].line} ${line}`;
  const where = onOneLine(place(issue, locale));
  return where ? `${at}: ${where}` : at;
}

function asError(issue: ReportedIssue, locale: ReportLanguage): string {
  const { found, expected, example } = messages[locale];
  const width = Math.max(found.length, expected.length, example.length) + 2;
  const row = (label: string, text: string) =>
    `  ${label.padEnd(width)}${text.replaceAll('\n', `\n${' '.repeat(width + 2)}`)}`;
  return [
    heading(issue, locale),
    row(found, issue.found[locale]),
    row(expected, issue.expected[locale]),
    ...(issue.example ? [row(example, issue.example)] : []),
  ].join('\n');
}

const ofSeverity = (issues: readonly ReportedIssue[], severity: ReportedIssue['severity']) =>
  issues.filter((issue) => issue.severity === severity);

/** All errors of one run, as an editor reads them; empty where there are none. */
export function errorReport(
  issues: readonly ReportedIssue[],
  locale: ReportLanguage = 'en',
): string {
  const errors = ofSeverity(issues, 'error');
  if (errors.length === 0) return '';
  const { headline, errors: count } = messages[locale];
  const entries = errors.map((issue) => asError(issue, locale));
  return `${headline(count(errors.length))}\n\n${entries.join('\n\n')}\n`;
}

/** All warnings of one run, a line each; empty where there are none. */
export function warningReport(
  issues: readonly ReportedIssue[],
  locale: ReportLanguage = 'en',
): string {
  const warnings = ofSeverity(issues, 'warning');
  if (warnings.length === 0) return '';
  const entries = warnings.map((issue) => {
    const said = `${messages[locale].found} ${issue.found[locale]}; ${messages[locale].expected} ${issue.expected[locale]}`;
    return `- ${heading(issue, locale)}: ${onOneLine(said)}`;
  });
  const { warnings: count, buildable } = messages[locale];
  // a site with errors cannot be built
  const isBuildable = warnings.length === issues.length;
  const headline = `${count(warnings.length)}${isBuildable ? buildable : ''}:`;
  return `${headline}\n\n${entries.join('\n')}\n`;
}

/**
 * The whole report: the warnings, and then, nearest to the prompt, the errors or that there are none.
 */
export function fullReport(
  issues: readonly ReportedIssue[],
  locale: ReportLanguage = 'en',
): string {
  const errors = errorReport(issues, locale) || `${messages[locale].good}\n`;
  return [warningReport(issues, locale), errors].filter(Boolean).join('\n');
}
