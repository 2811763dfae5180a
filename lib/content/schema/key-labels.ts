import type { Message, ReportLanguage } from './expected';
import { headingLabel } from './headings';
import type { JsonSchema } from './json-schema';
import { described, type FieldOptions } from './row';

/** The values that a schema lets through, each by a schema of its own. */
export const branchesIn = ({ anyOf = [], oneOf = [] }: JsonSchema) => [...anyOf, ...oneOf];

/** What a form shows of a value beyond its type; a value that may be missing has it inside. */
export function fieldOptions(schema: JsonSchema): FieldOptions {
  const inner = (schema.anyOf ?? []).map(fieldOptions);
  return Object.assign({}, ...inner, schema.field);
}

/** The example of a key, or one that is made of those of the keys in it. */
function exampleOf({ row, ...schema }: JsonSchema): unknown {
  if (row && 'example' in row) return row.example;
  const { properties, required = [], items, minItems = 1, anyOf } = schema;
  if (items) return Array(minItems).fill(exampleOf(items));
  if (anyOf) return anyOf.map(exampleOf).find((each) => each !== undefined);
  if (!properties) return undefined;
  return Object.fromEntries(required.map((key) => [key, exampleOf(properties[key] ?? {})]));
}

/** By whose clock moments are. */
export const IN_CAMPAIGN_ZONE: Message = {
  en: 'In the campaign’s time zone.',
  es: 'En la zona horaria de la campaña.',
};

/** A schema, the branches of it, and what its list holds. */
export const valuesIn = (schema: JsonSchema): JsonSchema[] => [
  schema,
  ...[schema.items ?? [], branchesIn(schema)].flat().flatMap(valuesIn),
];

/** What the type of a value says, for whoever writes the file. */
function typeSentences(schema: JsonSchema): string[] {
  const values = valuesIn(schema);
  const has = (test: (value: JsonSchema) => boolean) => values.some(test);
  const { picture, choices } = fieldOptions(schema);
  const isListed = has(({ enum: some, const: only }) => Boolean(some ?? only));
  return [
    has(({ format }) => format === 'html') && 'HTML.',
    has(({ format }) => format === 'moment') && IN_CAMPAIGN_ZONE.en,
    picture && 'A path that begins with /images/.',
    choices && !isListed && `${Object.keys(choices).join(', ')}.`,
    has(({ type }) => type === 'boolean') && 'true or false.',
    has(({ const: only }) => only === '') && '"" for none.',
    has(({ type }) => [type].flat().includes('null')) && 'null for none.',
    schema.items && !schema.minItems && '[] for none.',
  ].filter((each) => typeof each === 'string');
}

/** The heading of a key, where it has one, and its name. */
export const namesOf = ({ heading, row }: JsonSchema, language: ReportLanguage): string[] => [
  ...(heading ? [headingLabel(heading)[language]] : []),
  ...(row ? [described(row, language).name] : []),
];

/** Adds what an editor of the file shows of each key. */
export function describe(schema: JsonSchema, isOptional = false): void {
  if (schema.row) {
    const names = `${namesOf(schema, 'en').join(': ')}.`;
    const sentences = [names, described(schema.row, 'en').hint, ...typeSentences(schema)];
    if (isOptional) sentences.push('May be left out.');
    schema.description = sentences.filter(Boolean).join(' ');
    schema.examples = [exampleOf(schema)];
  }
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    describe(inner, !schema.required?.includes(key));
  }
  for (const inner of [schema.items ?? [], branchesIn(schema)].flat()) describe(inner);
}
