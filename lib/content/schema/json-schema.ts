import { z } from 'zod';
import { campaignSchema } from './campaign';
import { isEntryList } from './entry-lists';
import type { Message, ReportLanguage } from './expected';
import type { Heading } from './headings';
import type { CheckCode, Path } from './issue';
import { branchesIn, describe, namesOf, valuesIn } from './key-labels';
import { listSchemas, translatedEntrySchemas } from './lists';
import type { FieldOptions, Row } from './row';
import { sentence } from './sentence';
import { siteSchema } from './site';
import { spanishExamples } from './spanish-examples';

/** A JSON Schema, as far as it is read here. */
export type JsonSchema = {
  $schema?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  /** What the pattern asks for, in words; VS Code shows it. */
  patternErrorMessage?: string;
  /** The same in both languages, for the forms. */
  wanted?: Message;
  const?: string;
  enum?: string[];
  minLength?: number;
  minItems?: number;
  maxItems?: number;
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  // what the schemas of the content say beside their types (schema/row.ts)
  row?: Row;
  heading?: Heading;
  field?: FieldOptions;
};

/** The schema of each content file by its name; `-es` is what a translation may lack keys of. */
const sources: Record<string, z.ZodType> = {
  campaign: campaignSchema,
  site: siteSchema,
  'site-es': siteSchema.partial(),
  ...listSchemas,
  ...Object.fromEntries(
    Object.entries(translatedEntrySchemas)
      .filter(([, { shape }]) => Object.keys(shape).length > 0)
      .map(([name, schema]) => [`${name}-es`, schema]),
  ),
};

/** A text that fits no pattern of a content key. */
const NEVER_MATCHES = '\u0000';

function jsonSchema(source: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(source, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      // an editor's own wording is clearer than a long pattern's
      if (/^(date|email)/.test(jsonSchema.format ?? '')) delete jsonSchema.pattern;
      else {
        const { error } = z.safeParse(zodSchema, NEVER_MATCHES);
        const code = error?.issues[0]?.message as CheckCode;
        const wanted = { en: sentence(code, 'en'), es: sentence(code, 'es') };
        Object.assign(jsonSchema, { patternErrorMessage: wanted.en, wanted });
      }
    },
  }) as JsonSchema;
  describe(schema);
  for (const { properties } of [schema, ...(schema.oneOf ?? [])]) {
    if (properties) properties.$schema = { type: 'string' };
  }
  return schema;
}

/** The schemas of the content files by their names, for the forms, editors and the reporter's examples. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, jsonSchema(source)]),
);

const momentKeysIn = (schema: JsonSchema): string[] =>
  valuesIn(schema)
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .flatMap(([key, inner]) => [
      ...(valuesIn(inner).some(({ format }) => format === 'moment') ? [key] : []),
      ...momentKeysIn(inner),
    ]);

/** The keys that hold a moment, by file. */
export const momentKeys: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(jsonSchemas).map(([name, schema]) => [name, momentKeysIn(schema)]),
);

/** What only the forms read. */
const forForms = ['wanted', 'row', 'heading', 'field'];

/** What a file of this name holds: of some lists an entry, whose id is the name of the file. */
function inFile(name: string, schema: JsonSchema): JsonSchema {
  if (!isEntryList(name) || !schema.items) return schema;
  const { properties: { id: _, ...properties } = {}, required = [], ...entry } = schema.items;
  return {
    ...entry,
    properties: { $schema: { type: 'string' }, ...properties },
    required: required.filter((key) => key !== 'id'),
  };
}

/** The schemas as editors read them, by file name. */
export const schemaFiles: Record<string, string> = Object.fromEntries(
  Object.entries(jsonSchemas).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(inFile(name, schema), (key, value) => (forForms.includes(key) ? undefined : value), 2)}\n`,
  ]),
);

function step(schema: JsonSchema, key: string | number): JsonSchema[] {
  const inner = typeof key === 'number' ? schema.items : schema.properties?.[key];
  return [...(inner ? [inner] : []), ...branchesIn(schema).flatMap((branch) => step(branch, key))];
}

/** What the schemas say of the value at a path of a content file. */
function schemasAt(name: string, path: Path): JsonSchema[] {
  const root = jsonSchemas[name];
  return path.reduce<JsonSchema[]>(
    (schemas, key) => schemas.flatMap((schema) => step(schema, key)),
    root ? [root] : [],
  );
}

/** True for a text that is read as HTML. */
export function isHtmlAt(name: string, path: Path): boolean {
  return schemasAt(name, path).some(({ format }) => format === 'html');
}

/** The example of the nearest key around a path, as a file writes it, in its language; null where there is none. */
export function exampleAt(name: string, path: Path, language: ReportLanguage): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const schemas = schemasAt(name, path.slice(0, length));
    const found = schemas.find(({ examples }) => examples)?.examples?.[0];
    const said = language === 'es' ? spanishExamples[String(found)] : undefined;
    if (found !== undefined) return JSON.stringify(said ?? found);
  }
  return null;
}

/** A key as its form calls it, after the heading and the keys that it is in; reports write it as `[0].title`. */
export function namesAt(name: string, key: string, language: ReportLanguage): string[] {
  const path = key.split(/[.[\]]+/).filter(Boolean);
  const steps = path.map((each) => (/^\d+$/.test(each) ? Number(each) : each));
  return steps.flatMap((_, index) => {
    const schemas = schemasAt(name, steps.slice(0, index + 1));
    return namesOf(schemas.find(({ row }) => row) ?? {}, language);
  });
}
