import type en from '../../../messages/check.en.json';
import type es from '../../../messages/check.es.json';

/** The report's languages, whatever the site's are. */
export type ReportLanguage = 'en' | 'es';

/** Where a value stands in a file: `['graphic', 'plan', 0]`. */
export type Path = readonly (string | number)[];

export type SentenceKey = keyof typeof en & keyof typeof es;
/** What is wrong, as a key of messages/check.*.json; a warning, which stops no build, by its first word. */
export type CheckCode = Exclude<SentenceKey, `report.${string}` | `${string}.found`>;

/** A sentence's parameters; `found` and `example` replace the value and its field's example. */
export type Params = Record<string, string | number>;

/** An error or a warning about a content file. */
export type Finding = {
  file: string;
  path: Path;
  code: CheckCode;
  params?: Params;
  /** If it is not that of the path. */
  line?: number;
  /** The path in the file whose error, if there is one, causes this; then only that one is reported. */
  cause?: Path;
};

export type Fault = Pick<Finding, 'code' | 'params'>;

export const severityOf = (code: CheckCode) => (code.startsWith('warning.') ? 'warning' : 'error');

/** A finding with its line, value and entry; `say` puts it into words. */
export type Issue = Omit<Required<Finding>, 'line' | 'cause'> & {
  severity: ReturnType<typeof severityOf>;
  /** From 1; null for a file or a folder that is missing. */
  line: number | null;
  value: unknown;
  /** The value of the whole file, by which entries and rows are called. */
  whole: unknown;
};

/** Checks at compile time that the `error` of a schema is a code. */
export const code = (given: CheckCode): string => given;
