import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';

/** One thing to fix in the content: where, what is there, and what belongs there. */
export type ValidationError = { file: string; path: string; found: string; expected: string };

/** The line of `text` in which `offset` falls (from 1), and the column (from 1). */
function lineAndColumn(text: string, offset: number) {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What was expected, by the parser's name of the error. */
const causes: Record<string, string> = {
  PropertyNameExpected: 'a name in "straight quotes", or no comma before a }',
  ValueExpected: 'a value, or no comma before a ]',
  ColonExpected: 'a colon between name and value',
  CommaExpected: 'a comma between two entries',
  CloseBraceExpected: 'a } that closes the table',
  CloseBracketExpected: 'a ] that closes the list',
  EndOfFileExpected: 'nothing after the last bracket',
  UnexpectedEndOfString: 'a " that closes the text on the same line',
};

function expectedAt(text: string, error: ParseError): string {
  if (error.offset === 0 && text.charCodeAt(0) === 0xfeff) {
    return 'a file saved as UTF-8 without a byte order mark (BOM)';
  }
  if (/[“”„«»‘’]/.test(text[error.offset] ?? '')) {
    return 'straight quotation marks (") around names and texts';
  }
  return (
    causes[printParseErrorCode(error.error)] ??
    'JSON: texts in "straight quotes", commas between entries'
  );
}

/**
 * Reads JSON as an editor writes it. Returns the value, or an error that names the line and shows
 * it with a caret under the character that broke it.
 */
export function parseJson(
  file: string,
  text: string,
): { value: unknown } | { error: ValidationError } {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (!first) return { value };

  const { line, column } = lineAndColumn(text, first.offset);
  const excerpt = text.split('\n')[line - 1] ?? '';
  const from = Math.max(0, column - 60);
  return {
    error: {
      file,
      path: `line ${line}, column ${column}`,
      found: `${excerpt.slice(from, from + 100)}\n${' '.repeat(column - 1 - from)}^`,
      expected: expectedAt(text, first),
    },
  };
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}...` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      at && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  );
}

/** A key path such as `letters[2].link`. */
function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');
}

/** The checked value of one file, or everything that its schema finds wrong. */
export function checkValue<S extends z.ZodType>(
  file: string,
  schema: S,
  value: unknown,
): { value: z.infer<S> } | { errors: ValidationError[] } {
  const result = schema.safeParse(value);
  if (result.success) return { value: result.data };
  return {
    errors: result.error.issues.flatMap((issue): ValidationError[] =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({
            file,
            path: keyPath([...issue.path, key]),
            found: 'a key that nothing reads',
            expected: 'one of the known keys, spelt as in content/en',
          }))
        : [
            {
              file,
              path: keyPath(issue.path) || 'the whole file',
              found: shown(valueAt(value, issue.path)),
              expected: issue.message.replace(
                /^Invalid input: expected (.+?)(, received .*)?$/,
                '$1',
              ),
            },
          ],
    ),
  };
}

/** All errors of one run, as an editor reads them. */
export function errorReport(errors: readonly ValidationError[]): string {
  const entries = errors.map(
    ({ file, path, found, expected }) =>
      `${file}\n  at        ${path}\n  found     ${found.replaceAll('\n', '\n            ')}\n  expected  ${expected}`,
  );
  const count = errors.length === 1 ? '1 mistake' : `${errors.length} mistakes`;
  return `The content has ${count}:\n\n${entries.join('\n\n')}\n`;
}
