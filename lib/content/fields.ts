import { z } from 'zod';
import en from '../../messages/fields.en.json' with { type: 'json' };
import es from '../../messages/fields.es.json' with { type: 'json' };
import { campaignSchema } from './model/campaign';
import { isEntryList } from './model/entry-lists';
import type { CheckCode, Path, ReportLanguage } from './model/issue';
import { entrySchemas, listSchemas, translatedKeys } from './model/lists';
import { siteSchema } from './model/site';
import { serviceNames } from './model/video-services';

/** A key of a content file, what it may hold, and how a form shows it. */
export type Field = {
  /** Empty for what a list holds. */
  key: string;
  /** Its key in messages/fields.*.json, such as `events.starts_at`. */
  name: string;
  type:
    | ('text' | 'html' | 'number' | 'switch' | 'moment' | 'day' | 'colour' | 'picture' | 'choice')
    | ('list' | 'table' | 'kinds');
  /** The English file has to have it. */
  isRequired: boolean;
  isNullable: boolean;
  /** An empty text is a value. */
  isEmptyAllowed: boolean;
  /** Each language says it; a fact stands in English alone. */
  isWord: boolean;
  isLong: boolean;
  /** HTML of paragraphs. */
  isBlock: boolean;
  /** In the long files, the heading that it stands under: a key of messages/fields.*.json. */
  heading: string | undefined;
  /** The largest size of a picture. */
  picture: { width: number; height: number } | undefined;
  /** What a text has to look like, and what is said of one that does not. */
  pattern: { source: string; code: CheckCode } | undefined;
  choices: readonly string[] | undefined;
  /** Of a table, in the order of the file. */
  fields: readonly Field[];
  /** The tables that one key tells apart. */
  kinds: readonly { value: string; fields: readonly Field[] }[];
  kindKey: string;
  /** What a list holds, how many at least and at most. */
  each: Field | undefined;
  min: number | undefined;
  max: number | undefined;
};

type Words = { label: string; hint?: string; example?: unknown };
const messages: Record<ReportLanguage, Record<string, string | Words>> = {
  en,
  es: es satisfies Record<keyof typeof en, unknown>,
};

function wordsOf(name: string, language: ReportLanguage): Partial<Words> {
  const words = messages[language][name];
  return typeof words === 'string' ? { label: words } : (words ?? {});
}

/** A JSON Schema, as far as zod makes it of the content's. */
export type JsonSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
  patternCode?: CheckCode;
  const?: string;
  enum?: string[];
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
} & z.GlobalMeta;

/** A text that fits no pattern of a content key. */
const NEVER_MATCHES = '\u0000';

/** The JSON Schema of what a file may hold. */
export const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      // an editor's own wording is clearer than a long pattern's
      if (/^(date|email)/.test(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      else {
        const { error } = z.safeParse(zodSchema, NEVER_MATCHES);
        Object.assign(jsonSchema, { patternCode: error?.issues[0]?.message });
      }
    },
  }) as JsonSchema;

/** The values that a schema lets through, each by a schema of its own. */
const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(branchesOf) : [schema];
/** What the content's schemas say beside their types, also of a value that may be missing. */
const metaOf = (schema: JsonSchema): JsonSchema =>
  Object.assign({}, ...(schema.anyOf ?? []).map(metaOf), schema);

/** By a schema's format or, where that says nothing, its type. */
const types: Record<string, Field['type']> = {
  html: 'html',
  moment: 'moment',
  date: 'day',
  color: 'colour',
  boolean: 'switch',
  integer: 'number',
  array: 'list',
  object: 'table',
};

function fieldOf(
  schema: JsonSchema,
  { key = '', name, isRequired = true, isWord }: Partial<Field> & { name: string; isWord: boolean },
): Field {
  const branches = branchesOf(schema);
  const isNull = ({ type }: JsonSchema) => [type].flat().includes('null');
  const main = branches.find((each) => !isNull(each) && each.const === undefined) ?? schema;
  const { picture, choices = main.enum, isLong = false, heading, labels = name } = metaOf(schema);
  const { patternCode: code } = main;
  const oneOf = schema.oneOf ?? [];
  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([key, inner]) =>
      fieldOf(inner, { key, name: `${labels}.${key}`, isRequired: required.includes(key), isWord }),
    );
  const fixed = (inner: JsonSchema) => inner.const !== undefined || inner.enum !== undefined;
  const [kindKey = ''] =
    Object.entries(oneOf[0]?.properties ?? {}).find(([, each]) => fixed(each)) ?? [];
  const special = (oneOf[0] && 'kinds') || (choices && 'choice') || (picture && 'picture');
  return {
    key,
    name,
    type: special || types[main.format ?? ''] || types[String(main.type)] || 'text',
    isRequired,
    isNullable: branches.some(isNull),
    isEmptyAllowed: branches.some(
      ({ type, const: only, minLength, pattern, format, enum: some }) =>
        only === '' ||
        (type === 'string' && ![only, minLength, pattern, format, some].some(Boolean)),
    ),
    isWord,
    isLong,
    isBlock: String(wordsOf(name, 'en').example).startsWith('<p>'),
    heading: heading && `heading.${heading}`,
    picture,
    pattern: code && { source: main.pattern ?? '', code },
    choices,
    fields: main.type === 'object' ? fieldsOf(main) : [],
    kinds: oneOf.flatMap((each) => {
      const { [kindKey]: told, ...properties } = each.properties ?? {};
      const fields = fieldsOf({ ...each, properties });
      return (told?.enum ?? [told?.const ?? '']).map((value) => ({ value, fields }));
    }),
    kindKey,
    each: main.items && fieldOf(main.items, { name, isWord }),
    min: main.minItems,
    max: main.maxItems,
  };
}

export const schemas = {
  campaign: campaignSchema,
  site: siteSchema,
  ...listSchemas,
  ...entrySchemas,
};
export type FileName = keyof typeof schemas;

/** The content's files by their names, each as a field; of a list whose entries are files, an entry. */
export const fieldTree = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const root = fieldOf(jsonSchemaOf(schema), { name, isWord: name !== 'campaign' });
    if (!isEntryList(name)) return [name, root];
    const words: readonly string[] = translatedKeys[name];
    // the name of its file is the id
    const fields = root.fields.filter(({ key }) => key !== 'id');
    const withWords = fields.map((each) => ({ ...each, isWord: words.includes(each.key) }));
    return [name, { ...root, fields: withWords }];
  }),
) as Record<FileName, Field>;

/** Says in a translation that it does not show an entry. */
export const leftOut: Field = fieldOf(jsonSchemaOf(z.boolean()), {
  key: 'left_out',
  name: 'left_out',
  isRequired: false,
  isWord: true,
});

/** The key that tells kinds of tables apart. */
const kindOf = ({ kindKey: key, ...field }: Field): Field => {
  const name = `${field.name}.${key}`;
  return { ...field, key, name, type: 'choice', kindKey: '', kinds: [] };
};

function inner(field: Field | undefined, key: string | number): Field | undefined {
  // where entries are files, rules read all of them as a list
  if (!field || typeof key === 'number') return field?.each ?? field;
  if (key !== '' && key === field.kindKey) return kindOf(field);
  const fields = [field, ...field.kinds].flatMap((each) => each.fields);
  return [...fields, leftOut].find((each) => each.key === key);
}

/** The field at a path of a file of this name; undefined for what is none. */
export const fieldAt = (file: string, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(inner, fieldTree[file as FileName]);

/** Every field in one, itself and those in it. */
export const fieldsIn = (field: Field): Field[] => [
  field,
  ...[field.each ?? [], field.fields, field.kinds.flatMap(({ fields }) => fields)]
    .flat()
    .flatMap(fieldsIn),
];

/** What a form calls a key of messages/fields.*.json: a field, a heading, a choice. */
export const labelOf = (name: string, language: ReportLanguage): string | undefined =>
  wordsOf(name, language).label;

export const label = ({ name, key }: Field, language: ReportLanguage): string =>
  labelOf(name, language) ?? key;

/** What neither its label nor its type says; empty for nothing. */
export const hint = ({ name }: Field, language: ReportLanguage): string =>
  wordsOf(name, language).hint ?? '';

/** What one of a list is called. */
export const eachLabel = ({ name }: Field, language: ReportLanguage): string =>
  labelOf(`${name}.each`, language) ?? { en: 'entry', es: 'entrada' }[language];

/** What a choice, or one of several kinds of tables, is called. */
export const choiceLabel = (field: Field, value: string, language: ReportLanguage): string =>
  labelOf(`${field.name}${field.kindKey && `.${field.kindKey}`}.${value}`, language) ??
  (value in serviceNames ? serviceNames[value as keyof typeof serviceNames] : value);

/** An example of what a field holds, in its language; of a table one of what it has to have. */
export function example(field: Field, language: ReportLanguage): unknown {
  const own = wordsOf(field.name, language).example ?? wordsOf(field.name, 'en').example;
  if (own !== undefined || field.type === 'kinds') return own;
  if (field.each) return Array(field.min ?? 1).fill(example({ ...field.each, name: '' }, language));
  if (field.type !== 'table') return undefined;
  const required = field.fields.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map((each) => [each.key, example(each, language)]));
}

/** A key as its form calls it, after the heading, the keys and the numbers that it is in. */
export function namesAt(file: string, path: Path, language: ReportLanguage): string[] {
  return path.flatMap((key, index) => {
    if (typeof key === 'number') return [`${key + 1}`];
    const field = fieldAt(file, path.slice(0, index + 1));
    if (!field) return [];
    const heading = field.heading && labelOf(field.heading, language);
    return [...(heading ? [heading] : []), label(field, language)];
  });
}
