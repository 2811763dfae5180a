import { join } from 'node:path';
import {
  example,
  type Field,
  type FileName,
  fieldAt,
  fieldTree,
  hint,
  type JsonSchema,
  jsonSchemaOf,
  label,
  labelOf,
  leftOut,
  schemas,
} from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import { isEntryList } from '@/lib/content/model/lists';
import { sentence } from '@/lib/content/model/sentence';
import { writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

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

function described(field: Field) {
  const heading = field.heading && labelOf(field.heading, 'en');
  const name = `${[heading, label(field, 'en')].filter(Boolean).join(': ')}.`;
  const sentences = [name, hint(field, 'en'), ...typeSentences(field)];
  if (!field.isRequired) sentences.push('May be left out.');
  return { description: sentences.filter(Boolean).join(' '), examples: [example(field, 'en')] };
}

/** Adds a description to every key of a schema. */
function describe(schema: JsonSchema, file: string, path: Path = []) {
  const { anyOf = [], oneOf = anyOf, properties = {}, items, choices, patternCode } = schema;
  for (const branch of oneOf) describe(branch, file, path);
  for (const [key, own] of Object.entries(properties)) {
    describe(own, file, [...path, key]);
    const field = fieldAt(file, [...path, key]);
    if (field && !own.const) Object.assign(own, described(field));
  }
  if (items) describe(items, file, [...path, 0]);
  if (choices && !items) schema.enum = schema.minLength ? [...choices] : [...choices, ''];
  if (patternCode) Object.assign(schema, { patternErrorMessage: sentence(patternCode, 'en') });
}

function fileSchema(name: FileName, fields: readonly Field[]) {
  const schema = jsonSchemaOf(schemas[name]);
  describe(schema, name);
  if (!schema.properties) return schema;
  const properties: JsonSchema['properties'] = {
    ...schema.properties,
    left_out: { type: 'boolean' },
  };
  const own = fields.map((field) => [field.key, { ...properties[field.key], ...described(field) }]);
  return {
    ...schema,
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(own) },
    required: fields.flatMap(({ key, isRequired }) => (isRequired ? key : [])),
  };
}

function translatedFields(name: FileName) {
  const words = fieldTree[name].fields.filter(({ isWord }) => isWord);
  const fields = isEntryList(name) ? [...words, leftOut] : words;
  return fields.map((each) => ({ ...each, isRequired: false }));
}

/** The JSON Schemas with which code editors describe and complete the content's keys, by file. */
export const schemaFiles: Record<string, object> = Object.fromEntries(
  (Object.keys(schemas) as FileName[]).flatMap((name) => {
    const own = [`${name}.json`, fileSchema(name, fieldTree[name].fields)] as const;
    const words = translatedFields(name);
    const isOwn = name === 'site' || (isEntryList(name) && words.length > 1);
    return isOwn ? [own, [`${name}-es.json`, fileSchema(name, words)] as const] : [own];
  }),
);

/** Writes them to where .vscode/settings.json looks. */
export function writeSchemas() {
  for (const [name, schema] of Object.entries(schemaFiles)) {
    writeJson(join(ROOT, '.vscode/schemas', name), schema);
  }
}
