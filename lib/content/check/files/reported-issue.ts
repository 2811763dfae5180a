import type { Message } from '../../schema/expected';
import type { Path } from '../../schema/json-schema';

/** The number of a letter, as tables of letters have it: `U+202E`. */
export const codeOf = (letter: string) =>
  `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** What nobody sees or can tell from a space, but for what joins the parts of an emoji. */
const HIDDEN =
  /(?<!\p{Extended_Pictographic}|\p{EMod}|\ufe0f)(?:\u200d|\ufe0f)|(?![ \t\n\r]|\u200d|\ufe0f)[\p{C}\p{Z}\p{DI}]/gu;

/** A text as a report writes it: in place of what nobody sees its number. */
export const seen = (text: string) => text.replace(HIDDEN, codeOf);

/** What a rule finds in a file; the reporter adds the line and the entry's name. */
export type Issue = {
  file: string;
  path: Path;
  expected: Message;
  /** What is shown as found; the value at `path` where it is left out. */
  found?: string | Message;
  /** How it may look instead; the key's own example where it is left out. */
  example?: string;
  isWarning?: boolean;
  /** The place whose error, where it has one, causes this; then only that one is told. */
  cause?: { file: string; path: Path };
};

/** One thing to fix, or, as a warning, to look at, as `content:check --json` prints it. */
export type ReportedIssue = {
  severity: 'error' | 'warning';
  file: string;
  /** From 1; null for a file or a folder that is not there. */
  line: number | null;
  /** The key path as the file writes it, such as `[2].starts_at`; empty for the whole file. */
  key: string;
  /** The entry of a list: its number, from 1, unless it is a file of its own, and the name that it shows. */
  entry: { number: number | null; name: string } | null;
  found: Message;
  expected: Message;
  example: string | null;
};
