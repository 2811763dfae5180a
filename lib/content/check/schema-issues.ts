import type { z } from 'zod';
import type { CheckCode, Finding, Params, Path } from '../model/issue';
import { hasSentence } from '../model/sentence';
import { keyPath, valueAt } from './files/json-path';
import { nearest } from './files/nearest';

/** A table's known keys travel to the issue in zod's message, which is a string. */
const KEY_SEPARATOR = ' ';

function knownKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'invalid_type') return `type.${issue.expected}`;
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { def } = (issue.inst as z.ZodObject | undefined)?._zod ?? {};
  return def && 'shape' in def ? Object.keys(def.shape).join(KEY_SEPARATOR) : undefined;
}

const MOST_LISTED = 20;

function paramsOf(issue: z.core.$ZodIssue): Params {
  if (issue.code === 'custom') return { ...issue.params };
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) };
  return issue.code === 'invalid_value' ? { values: issue.values.join(', ') } : {};
}

/** What a schema makes of a file's value, undefined if it has errors, and the errors. */
export function checkValue(file: string, value: unknown, schema: z.ZodType) {
  const result = schema.safeParse(value, { error: knownKeys });
  if (result.success) return { parsed: result.data, issues: [] };
  /** The misspelt keys, by the path of the key that is missing because of them. */
  const misspelt = new Map<string, Path>();
  const unknown = result.error.issues.flatMap((issue): Finding[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = issue.message.split(KEY_SEPARATOR);
    return issue.keys.map((key) => {
      const path = [...(issue.path as Path), key];
      const meant = nearest(key, known);
      if (!meant) {
        // a longer list would not be read
        return known.length > MOST_LISTED
          ? { file, path, code: 'key.unknown' }
          : { file, path, code: 'key.not-one-of', params: { known: known.join(', ') } };
      }
      misspelt.set(keyPath([...(issue.path as Path), meant]), path);
      return { file, path, code: 'key.misspelt', params: { meant } };
    });
  });
  const others = result.error.issues.flatMap((issue): Finding[] => {
    if (issue.code === 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const isMissing = valueAt(value, path) === undefined;
    const cause = isMissing && misspelt.get(keyPath(path));
    const code = hasSentence(issue.message) ? (issue.message as CheckCode) : 'value.other';
    const params = { ...paramsOf(issue), ...(isMissing && { missing: String(path.at(-1) ?? '') }) };
    return [{ file, path, code, params, ...(cause && { cause }) }];
  });
  return { parsed: undefined, issues: [...unknown, ...others] };
}
