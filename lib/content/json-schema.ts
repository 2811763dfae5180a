import { z } from 'zod';
import type { Message, Path } from './check/files/problem';
import { inBothLanguages } from './expected';
import { keyDocs } from './key-docs';
import { campaignSchema, listSchemas, siteSchema, translatedListSchemas } from './schema';

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
};

/** The schema of each content file by its name; `-es` is what a translation may lack keys of. */
const sources: Record<string, z.ZodType> = {
  campaign: campaignSchema,
  site: siteSchema,
  'site-es': siteSchema.partial(),
  ...listSchemas,
  ...Object.fromEntries(
    Object.entries(translatedListSchemas).map(([name, schema]) => [`${name}-es`, schema]),
  ),
};

/** A text that fits no pattern of a content key. */
const NEVER_MATCHES = '\u0000';

/** Adds what each key is for, and an example; of the branches of a value only to their keys. */
function annotate(schema: JsonSchema, name: string, path = '', isBranch = false): void {
  const [description, , example] = keyDocs[name.replace('-es', '')]?.[path] ?? [];
  if (description && !isBranch) Object.assign(schema, { description, examples: [example] });
  // an editor's own wording is clearer than a long pattern's
  if (schema.format?.startsWith('date') || schema.format === 'email') {
    delete schema.pattern;
    delete schema.patternErrorMessage;
    delete schema.wanted;
  }
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    annotate(inner, name, `${path}${path && '.'}${key}`);
  }
  if (schema.items) annotate(schema.items, name, `${path}[]`);
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    annotate(inner, name, path, true);
  }
}

function jsonSchema(name: string, source: z.ZodType): JsonSchema {
  const schema = z.toJSONSchema(source, {
    io: 'input',
    target: 'draft-7',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (!jsonSchema.pattern) return;
      const { error } = z.safeParse(zodSchema, NEVER_MATCHES);
      const wanted = inBothLanguages(error?.issues[0]?.message ?? '');
      Object.assign(jsonSchema, { patternErrorMessage: wanted.en, wanted });
    },
  }) as JsonSchema;
  annotate(schema, name);
  for (const { properties } of [schema, ...(schema.oneOf ?? [])]) {
    if (properties) properties.$schema = { type: 'string' };
  }
  return schema;
}

/** The schemas of the content files by their names, for editors and for the reporter's examples. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, jsonSchema(name, source)]),
);

/** The schemas as editors read them, by file name. */
export const schemaFiles: Record<string, string> = Object.fromEntries(
  Object.entries(jsonSchemas).map(([name, schema]) => [
    `${name}.json`,
    `${JSON.stringify(schema, (key, value) => (key === 'wanted' ? undefined : value), 2)}\n`,
  ]),
);

function step(schema: JsonSchema, key: string | number): JsonSchema[] {
  const inner = typeof key === 'number' ? schema.items : schema.properties?.[key];
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...(inner ? [inner] : []), ...branches.flatMap((branch) => step(branch, key))];
}

/** What the schemas say of the value at a path of a content file. */
export function schemasAt(name: string, path: Path): JsonSchema[] {
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

/** The example of the nearest key around a path, as a file writes it; null where there is none. */
export function exampleAt(name: string, path: Path): string | null {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path.slice(0, length);
    const found = schemasAt(name, key).find(({ examples }) => examples)?.examples?.[0];
    if (found !== undefined) return JSON.stringify(found);
  }
  return null;
}
