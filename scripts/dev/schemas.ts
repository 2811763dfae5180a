import { join } from 'node:path';
import {
  example,
  type Field,
  type FileName,
  fieldTree,
  hint,
  label,
  labelOf,
  leftOut,
} from '@/lib/content/fields';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { sentence } from '@/lib/content/model/sentence';
import { writeWhole } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

type Json = Record<string, unknown>;

/** What a field's type says, for whoever writes the file. */
function typeSentences({ type, choices, isEmptyAllowed, isNullable, min }: Field): string[] {
  return [
    type === 'html' && 'HTML.',
    type === 'moment' && 'In the campaign’s time zone.',
    type === 'picture' && 'A path that begins with /images/.',
    choices && `${choices.join(', ')}.`,
    type === 'switch' && 'true or false.',
    isEmptyAllowed && type !== 'html' && '"" for none.',
    isNullable && 'null for none.',
    type === 'list' && !min && '[] for none.',
  ].filter((each) => typeof each === 'string');
}

/** What an editor of the file says of a field. */
function described(field: Field): Json {
  if (!field.key) return {};
  const heading = field.heading && labelOf(field.heading, 'en');
  const name = `${[heading, label(field, 'en')].filter(Boolean).join(': ')}.`;
  const sentences = [name, hint(field, 'en'), ...typeSentences(field)];
  if (!field.isRequired) sentences.push('May be left out.');
  return {
    description: sentences.filter(Boolean).join(' '),
    examples: [example(field, 'en')],
  };
}

const types: Partial<Record<Field['type'], string>> = {
  number: 'integer',
  switch: 'boolean',
  list: 'array',
  table: 'object',
};

function tableOf(fields: readonly Field[]): Json {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, schemaOf(field)])),
    required: fields.flatMap(({ key, isRequired }) => (isRequired ? key : [])),
    additionalProperties: false,
  };
}

/** The JSON Schema of a field. */
function schemaOf(field: Field): Json {
  const { type, pattern, choices, kinds, kindKey, each, min, max, fields } = field;
  const kindsOf = kinds.map(({ value, fields }) => {
    const { properties, required, ...table } = tableOf(fields);
    return {
      ...table,
      properties: { [kindKey]: { const: value }, ...Object(properties) },
      required: [kindKey, ...(required as string[])],
    };
  });
  const value: Json = {
    ...(type === 'kinds' ? { oneOf: kindsOf } : { type: types[type] ?? 'string' }),
    ...(type === 'table' && tableOf(fields)),
    ...(each && { items: schemaOf(each) }),
    ...(min && { minItems: min }),
    ...(max && { maxItems: max }),
    ...(choices && { enum: choices }),
    ...(pattern && {
      pattern: pattern.source,
      patternErrorMessage: sentence(pattern.code, 'en'),
    }),
  };
  const none = [
    ...(field.isNullable ? [{ type: 'null' }] : []),
    ...(field.isEmptyAllowed && (choices || pattern) ? [{ const: '' }] : []),
  ];
  return { ...(none.length > 0 ? { anyOf: [value, ...none] } : value), ...described(field) };
}

/** A file's schema, which may name it. */
const fileOf = (root: Field) => {
  const { properties, ...schema } = schemaOf(root);
  return properties
    ? { ...schema, properties: { $schema: { type: 'string' }, ...properties } }
    : schema;
};

/** What a translation's file says: words, as many as it has. */
function translationOf(name: FileName): Field {
  const root = fieldTree[name];
  const words = root.fields.filter(({ isWord }) => isWord);
  const fields = [...words, ...(isEntryList(name) ? [leftOut] : [])];
  return { ...root, fields: fields.map((each) => ({ ...each, isRequired: false })) };
}

/** The schemas by which editors describe and complete each key of the content, by their files' names. */
export const schemaFiles: Record<string, object> = Object.fromEntries(
  Object.entries(fieldTree).flatMap(([name, root]) => {
    const own = [`${name}.json`, fileOf(root)] as const;
    const translation = translationOf(name as FileName);
    const isOwn = name === 'site' || (isEntryList(name) && translation.fields.length > 1);
    return isOwn ? [own, [`${name}-es.json`, fileOf(translation)] as const] : [own];
  }),
);

/** Writes them where an editor finds them (.vscode/settings.json). */
export function writeSchemas() {
  for (const [name, schema] of Object.entries(schemaFiles)) {
    writeWhole(join(ROOT, '.vscode/schemas', name), `${JSON.stringify(schema, null, 2)}\n`);
  }
}
