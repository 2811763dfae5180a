import { headingLabel } from '@/lib/content/schema/headings';
import { type JsonSchema, jsonSchemas } from '@/lib/content/schema/json-schema';
import { fieldOptions } from '@/lib/content/schema/key-labels';
import { translatedKeys } from '@/lib/content/schema/lists';
import { described } from '@/lib/content/schema/row';
export type Field = {
  key: string;
  name: string;
  type:
    | 'text'
    | 'html'
    | 'number'
    | 'switch'
    | 'moment'
    | 'day'
    | 'colour'
    | 'picture'
    | 'choice'
    | 'list'
    | 'table'
    | 'kinds';
  isRequired: boolean;
  isNullable: boolean;
  isEmptyAllowed: boolean;
  isWord: boolean;
  isLong: boolean;
  isBlock: boolean;
  heading?: string;
  picture?: { width: number; height: number };
  choices?: string[];
  fields: Field[];
  kinds: { value: string; fields: Field[] }[];
  kindKey: string;
  each?: Field;
  min?: number;
  max?: number;
  isNewestFirst?: boolean;
  schema: JsonSchema;
};
const br = (s: JsonSchema): JsonSchema[] =>
  s.anyOf || s.oneOf ? [...(s.anyOf ?? []), ...(s.oneOf ?? [])].flatMap(br) : [s];
function make(
  key: string,
  schema: JsonSchema,
  isRequired: boolean,
  file: string,
  isWord: boolean,
): Field {
  const branches = br(schema);
  const [main = schema] = branches.filter(({ type }) => type !== 'null');
  const o = fieldOptions(schema);
  const kindsAt = schema.oneOf ?? schema.anyOf?.find((e) => e.oneOf)?.oneOf;
  const type: Field['type'] = kindsAt
    ? 'kinds'
    : o.choices
      ? 'choice'
      : o.picture
        ? 'picture'
        : main.type === 'boolean'
          ? 'switch'
          : main.type === 'integer'
            ? 'number'
            : main.items
              ? 'list'
              : main.properties
                ? 'table'
                : main.format === 'moment'
                  ? 'moment'
                  : main.format === 'date'
                    ? 'day'
                    : main.format === 'color'
                      ? 'colour'
                      : main.format === 'html'
                        ? 'html'
                        : 'text';
  const inside = (s: JsonSchema, skip = '') =>
    Object.entries(s.properties ?? {})
      .filter(([k, v]) => k !== '$schema' && k !== skip && v.const === undefined)
      .map(([k, v]) => make(k, v, Boolean(s.required?.includes(k)), file, isWord));
  const [kindKey = ''] =
    Object.entries(kindsAt?.[0]?.properties ?? {}).find(([, v]) => v.const) ?? [];
  return {
    key,
    name: `${file}.${key}`,
    type,
    isRequired,
    isNullable: branches.some(({ type }) => [type].flat().includes('null')),
    isEmptyAllowed: branches.some(
      (b) =>
        b.const === '' ||
        (b.type === 'string' && ![b.const, b.minLength, b.pattern, b.format, b.enum].some(Boolean)),
    ),
    isWord,
    isLong: Boolean(o.isLong),
    isBlock: String(schema.row?.example ?? '').startsWith('<p>'),
    ...(schema.heading && { heading: schema.heading }),
    ...(o.picture && { picture: o.picture }),
    ...(o.choices && { choices: Object.keys(o.choices) }),
    fields: type === 'table' ? inside(main) : [],
    kindKey,
    kinds: (kindsAt ?? []).flatMap((b) => {
      const told = b.properties?.[kindKey];
      return (told?.enum ?? [told?.const ?? '']).map((value) => ({
        value,
        fields: inside(b, kindKey),
      }));
    }),
    ...(main.items && { each: make('', main.items, true, file, isWord) }),
    ...(main.minItems && { min: main.minItems }),
    ...(main.maxItems && { max: main.maxItems }),
    isNewestFirst: Boolean(o.isNewestFirst),
    schema,
  };
}
const words = translatedKeys as unknown as Record<string, string[]>;
export const fieldTree: Record<string, Field> = Object.fromEntries(
  Object.entries(jsonSchemas)
    .filter(([n]) => !n.endsWith('-es'))
    .map(([name, schema]) => {
      const own = words[name];
      const root = make(
        '',
        own ? (schema.items ?? schema) : schema,
        true,
        name,
        !own && name !== 'campaign',
      );
      return [
        name,
        {
          ...root,
          fields: root.fields
            .filter((e) => !own || !['id', 'order'].includes(e.key))
            .map((e) => (own ? make(e.key, e.schema, e.isRequired, name, own.includes(e.key)) : e)),
        },
      ];
    }),
);
type L = 'en' | 'es';
export const label = (f: Field, l: L) => (f.schema.row ? described(f.schema.row, l).name : f.key);
export const hint = (f: Field, l: L) => (f.schema.row ? described(f.schema.row, l).hint : '');
export const example = (f: Field, _l: L) => f.schema.row?.example;
export const choiceLabel = (f: Field, v: string, l: L) =>
  fieldOptions(f.schema).choices?.[v]?.[l] ?? v;
export { headingLabel };
