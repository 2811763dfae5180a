import type en from '../../../messages/check.en.json';
import type es from '../../../messages/check.es.json';

/** What the report speaks, whatever the site does. */
export type ReportLanguage = 'en' | 'es';

/** Where a value stands in a file: `['graphic', 'plan', 0]`. */
export type Path = readonly (string | number)[];

/** The sentences that both languages have. */
export type SentenceKey = keyof typeof en & keyof typeof es;
/** What is wrong, as a key of messages/check.*.json, which have its sentence. */
export type CheckCode = Exclude<SentenceKey, `report.${string}` | `${string}.found`>;

/** What a sentence names; `found` and `example` are said in place of the value and of its field's example. */
export type Params = Record<string, string | number>;

/** Something wrong, or, as a warning, doubtful, in a content file. */
export type Finding = {
  file: string;
  path: Path;
  code: CheckCode;
  params?: Params;
  isWarning?: boolean;
  /** The line, where the path does not tell it. */
  line?: number;
  /** The place whose error, where it has one, causes this; then only that one is told. */
  cause?: { file: string; path: Path };
};

/** What is wrong with a text, wherever it stands. */
export type Fault = Pick<Finding, 'code' | 'params' | 'isWarning'>;

/** One thing to fix or, as a warning, to look at, with where it is; `say` has its sentences. */
export type Issue = {
  severity: 'error' | 'warning';
  file: string;
  path: Path;
  code: CheckCode;
  params: Params;
  /** From 1; null for a file or a folder that is not there. */
  line: number | null;
  /** What stands at the path; undefined where nothing does. */
  value: unknown;
  /** The entry of a list: its number, from 1, unless it is a file of its own, and the name that it shows. */
  entry: { number: number | null; name: string } | null;
};

/** A code for the `error` of a schema. */
export const code = (given: CheckCode): string => given;
