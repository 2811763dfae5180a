import type { z } from 'zod';
import { inBothLanguages } from '../expected';
import { nearest } from './files/nearest';
import type { Finding, Message, Path } from './files/problem';
import type { SourceFile } from './files/source-file';
import { valueAt } from './files/walk';

/** What a value has to be, by zod's name of its type. */
const kinds: Record<string, Message> = {
  string: { en: 'a text in straight quotation marks', es: 'un texto entre comillas rectas' },
  number: { en: 'a number, without quotation marks', es: 'un número, sin comillas' },
  int: { en: 'a whole number, without quotation marks', es: 'un número entero, sin comillas' },
  boolean: {
    en: 'true or false, without quotation marks',
    es: 'true (sí) o false (no), sin comillas',
  },
  array: {
    en: 'a list in square brackets: [ ... ]',
    es: 'una lista entre corchetes: [ ... ]',
  },
  object: { en: 'a table in braces: { ... }', es: 'una tabla entre llaves: { ... }' },
};

/** The known keys of a table go through zod's message, which is a text, to the finding. */
const KEY_SEPARATOR = ' ';

function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { def } = (issue.inst as z.ZodObject | undefined)?._zod ?? {};
  return def && 'shape' in def ? Object.keys(def.shape).join(KEY_SEPARATOR) : undefined;
}

function unknownKey(key: string, message: string): Message {
  const known = message.split(KEY_SEPARATOR);
  const meant = nearest(key, known);
  const list = known.join(', ');
  return {
    en: `${meant ? `perhaps "${meant}"? ` : ''}a key that the site knows; here these: ${list}`,
    es: `${meant ? `¿quizá "${meant}"? ` : ''}una clave que el sitio conozca; aquí, estas: ${list}`,
  };
}

const UNREAD = { en: 'a key that nothing reads', es: 'una clave que nadie lee' };

/** The message in both languages; zod's own, which the schema did not replace, by the type. */
function expectation(issue: z.core.$ZodIssue, isMissing: boolean): Message {
  const words =
    (issue.code === 'invalid_type' && kinds[issue.expected]) || inBothLanguages(issue.message);
  if (!isMissing) return words;
  const key = String(issue.path.at(-1) ?? '');
  return {
    en: `the key "${key}", which is missing: ${words.en}`,
    es: `la clave "${key}", que falta: ${words.es}`,
  };
}

/** What a file says to the site; `$schema` says something to editors only. */
function withoutSchema(value: unknown): unknown {
  if (!value || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema'));
}

/** The checked value of a file, or everything that its schema finds wrong. */
export function checkValue<S extends z.ZodType>(
  { file, value }: SourceFile,
  schema: S,
): { value: z.infer<S> } | { findings: Finding[] } {
  const result = schema.safeParse(withoutSchema(value), { error: knownKeys });
  if (result.success) return { value: result.data };
  return {
    findings: result.error.issues.flatMap((issue): Finding[] => {
      const path = issue.path as Path;
      if (issue.code === 'unrecognized_keys') {
        return issue.keys.map((key) => ({
          file,
          path: [...path, key],
          found: UNREAD,
          expected: unknownKey(key, issue.message),
        }));
      }
      return [{ file, path, expected: expectation(issue, valueAt(value, path) === undefined) }];
    }),
  };
}
