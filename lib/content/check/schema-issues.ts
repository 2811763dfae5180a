import type { z } from 'zod';
import type { Message } from '../schema/expected';
import { inBothLanguages } from '../schema/expected';
import type { Path } from '../schema/json-schema';
import { keyPath, valueAt } from './files/json-path';
import { nearest } from './files/nearest';
import type { Issue } from './files/reported-issue';
import type { SourceFile } from './files/source-file';

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

/** The known keys of a table go through zod's message, which is a text, to the issue. */
const KEY_SEPARATOR = ' ';

function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { def } = (issue.inst as z.ZodObject | undefined)?._zod ?? {};
  return def && 'shape' in def ? Object.keys(def.shape).join(KEY_SEPARATOR) : undefined;
}

/** More keys than these are not read, they are scrolled away. */
const MOST_LISTED = 20;

function unknownKey(meant: string | null, known: readonly string[]): Message {
  const en = 'a key that the site knows';
  const es = 'una clave que el sitio conozca';
  if (meant) return { en: `${en}: perhaps "${meant}"?`, es: `${es}: ¿quizá "${meant}"?` };
  if (known.length > MOST_LISTED) {
    return {
      en: `${en}; none is spelt like this one. Take it out, or copy the name of the key from the last version that worked`,
      es: `${es}; ninguna se escribe parecido. Quítela, o copie el nombre de la clave de la última versión que funcionó`,
    };
  }
  const list = known.join(', ');
  return { en: `${en}; here these: ${list}`, es: `${es}; aquí, estas: ${list}` };
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
): { value: z.infer<S> } | { issues: Issue[] } {
  const result = schema.safeParse(withoutSchema(value), { error: knownKeys });
  if (result.success) return { value: result.data };
  /** The misspelt keys by the path of the one that was meant, which is missing because of them. */
  const misspelt = new Map<string, Path>();
  const unknown = result.error.issues.flatMap((issue): Issue[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = issue.message.split(KEY_SEPARATOR);
    return issue.keys.map((key) => {
      const path = [...(issue.path as Path), key];
      const meant = nearest(key, known);
      if (meant) misspelt.set(keyPath([...(issue.path as Path), meant]), path);
      return { file, path, found: UNREAD, expected: unknownKey(meant, known) };
    });
  });
  const others = result.error.issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const isMissing = valueAt(value, path) === undefined;
    const cause = isMissing && misspelt.get(keyPath(path));
    return [
      {
        file,
        path,
        expected: expectation(issue, isMissing),
        ...(cause && { cause: { file, path: cause } }),
      },
    ];
  });
  return { issues: [...unknown, ...others] };
}
