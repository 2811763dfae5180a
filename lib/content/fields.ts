import { z } from 'zod';
import en from '../../messages/fields.en.json' with { type: 'json' };
import es from '../../messages/fields.es.json' with { type: 'json' };
import places from '../../messages/state-names.json' with { type: 'json' };
import { type Locale, languages } from '../i18n/locales';
import { keyPath, valueAt } from './check/files/json-path';
import { campaignSchema } from './model/campaign';
import type { Path, ReportLanguage } from './model/issue';
import { entrySchemas, isEntryList, listSchemas, translatedKeys } from './model/lists';
import { plainText } from './model/sanitize';
import { siteSchema } from './model/site';
import { serviceNames } from './model/video-services';

/** A key of a content file for the forms and the report. */
export type Field = {
  /** Empty for an entry of a list. */
  key: string;
  /** Its key in messages/fields.*.json, such as `events.starts_at`. */
  name: string;
  type:
    | ('text' | 'html' | 'number' | 'switch' | 'moment' | 'day' | 'colour' | 'picture' | 'choice')
    | ('list' | 'table' | 'kinds');
  isRequired: boolean;
  isNullable: boolean;
  isEmptyAllowed: boolean;
  /** Translated; other keys stand in the English file alone. */
  isWord: boolean;
  isLong: boolean;
  /** Paragraphs of HTML. */
  isBlock: boolean;
  /** A key of messages/fields.*.json, in files long enough for headings. */
  heading: string | undefined;
  /** The largest size of a picture. */
  picture: { width: number; height: number } | undefined;
  choices: readonly string[] | undefined;
  fields: readonly Field[];
  /** The variants of a discriminated union, and the key that distinguishes them. */
  kinds: readonly { value: string; fields: readonly Field[] }[];
  kindKey: string;
  each: Field | undefined;
  min: number | undefined;
  max: number | undefined;
};

type Words = { label: string; hint?: string; example?: unknown };
const messages: Record<ReportLanguage, Record<string, string | Words>> = {
  en,
  es: es satisfies Record<keyof typeof en, unknown>,
};

function messagesOfField(name: string, language: ReportLanguage): Partial<Words> {
  const words = messages[language][name];
  return typeof words === 'string' ? { label: words } : (words ?? {});
}

/** The part of JSON Schema that zod makes of the content's schemas. */
type JsonSchema = {
  type?: string | string[];
  format?: string;
  pattern?: string;
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

const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const branchesOf = (schema: JsonSchema): JsonSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(branchesOf) : [schema];
/** The schemas' metadata, also of a nullable value. */
const metaOf = (schema: JsonSchema): JsonSchema =>
  Object.assign({}, ...(schema.anyOf ?? []).map(metaOf), schema);

/** By a schema's format or else its type. */
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
    isBlock: String(messagesOfField(name, 'en').example).startsWith('<p>'),
    heading: heading && `heading.${heading}`,
    picture,
    choices,
    fields: main.type === 'object' ? fieldsOf(main) : [],
    kinds: oneOf.flatMap((each) => {
      const { [kindKey]: tag, ...properties } = each.properties ?? {};
      const fields = fieldsOf({ ...each, properties });
      return (tag?.enum ?? [tag?.const ?? '']).map((value) => ({ value, fields }));
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

/** The content's files, each as a field; of a list whose entries are files, an entry. */
export const fieldTree = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => {
    const root = fieldOf(jsonSchemaOf(schema), { name, isWord: name !== 'campaign' });
    if (!isEntryList(name)) return [name, root];
    const words: readonly string[] = translatedKeys[name];
    // the file's name is the id
    const fields = root.fields.filter(({ key }) => key !== 'id');
    const withWords = fields.map((each) => ({ ...each, isWord: words.includes(each.key) }));
    return [name, { ...root, fields: withWords }];
  }),
) as Record<FileName, Field>;

/** In a translation: the entry is not shown. */
const leftOut: Field = fieldOf(jsonSchemaOf(z.boolean()), {
  key: 'left_out',
  name: 'left_out',
  isRequired: false,
  isWord: true,
});

const kindOf = ({ kindKey: key, ...field }: Field): Field => {
  const name = `${field.name}.${key}`;
  return { ...field, key, name, type: 'choice', kindKey: '', kinds: [] };
};

function inner(field: Field | undefined, key: string | number): Field | undefined {
  // rules see the entries of files as one list
  if (!field || typeof key === 'number') return field?.each ?? field;
  if (key !== '' && key === field.kindKey) return kindOf(field);
  const fields = [field, ...field.kinds].flatMap((each) => each.fields);
  return [...fields, leftOut].find((each) => each.key === key);
}

/** The field at a path of a file; undefined for an unknown key. */
export const fieldAt = (file: string, path: Path): Field | undefined =>
  path.reduce<Field | undefined>(inner, fieldTree[file as FileName]);

export const fieldsIn = (field: Field): Field[] => [
  field,
  ...[field.each ?? [], field.fields, field.kinds.flatMap(({ fields }) => fields)]
    .flat()
    .flatMap(fieldsIn),
];

/** The label of a key of messages/fields.*.json: a field, a heading, a choice. */
export const labelOf = (name: string, language: ReportLanguage): string | undefined =>
  messagesOfField(name, language).label;

export const label = ({ name, key }: Field, language: ReportLanguage): string =>
  labelOf(name, language) ?? key;

export const hint = ({ name }: Field, language: ReportLanguage): string =>
  messagesOfField(name, language).hint ?? '';

export const eachLabel = ({ name }: Field, language: ReportLanguage): string =>
  labelOf(`${name}.each`, language) ?? { en: 'entry', es: 'entrada' }[language];

/** The label of a choice, or of a variant of a union. */
export function choiceLabel(field: Field, value: string, language: ReportLanguage): string {
  const names: Record<string, string> = { ...serviceNames, ...places[language].states };
  const own = labelOf(`${field.name}${field.kindKey && `.${field.kindKey}`}.${value}`, language);
  return own ?? languages[value as Locale]?.name ?? names[value] ?? value;
}

/** An example value, by default in English; of a table, its required keys. */
export function example(field: Field, language: ReportLanguage): unknown {
  const own =
    messagesOfField(field.name, language).example ?? messagesOfField(field.name, 'en').example;
  if (own !== undefined || field.type === 'kinds') return own;
  if (field.each) return Array(field.min ?? 1).fill(example({ ...field.each, name: '' }, language));
  if (field.type !== 'table') return undefined;
  const required = field.fields.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(required.map((each) => [each.key, example(each, language)]));
}

const LONGEST_ROW = 60;

/** The keys of what identifies an entry to readers. */
export const TITLES = ['title', 'name', 'figure'];

/** The first of a value's titles; "" without one. */
export const titleOf = (value: unknown): string =>
  TITLES.map((key) => Object(value)[key]).find((each) => typeof each === 'string' && each) ?? '';

/** Names an entry or a list’s row by its own text; empty without one. */
export function wordsOf(value: unknown): string {
  const words = plainText(typeof value === 'string' ? value : titleOf(value));
  return words.length > LONGEST_ROW ? `${words.slice(0, LONGEST_ROW)}...` : words;
}

/** The labels on the way to a key of a file, with headings, and rows of lists by their words. */
export function namesAt(
  file: string,
  path: Path,
  language: ReportLanguage,
  value?: unknown,
): string[] {
  // messages have no labels
  if (!Object.hasOwn(fieldTree, file)) return [keyPath(path)];
  return path.flatMap((key, index) => {
    const at = path.slice(0, index + 1);
    const field = fieldAt(file, at);
    if (typeof key === 'number') {
      const words = wordsOf(valueAt(value, at));
      return words && field ? `“${choiceLabel(field, words, language)}”` : `${key + 1}`;
    }
    // an entry's id is the name of its file
    const name = field ? label(field, language) : labelOf(`${file}.${key}`, language);
    const heading = field?.heading && labelOf(field.heading, language);
    return [heading ?? [], name ?? key].flat();
  });
}
