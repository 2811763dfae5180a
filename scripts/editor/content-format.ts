import { isEntryList } from '@/lib/content/model/entry-lists';
import { DEFAULT_TIME_ZONE, localOf } from '@/lib/local-moment';
import { type JsonSchema, jsonSchemas } from './form-schemas';
import { groupsOf } from './groups';

/** What stands in a field for a text that is there and empty: an empty field means that there is none. */
export const NOTHING = { en: '(nothing)', es: '(nada)' };

/** That word, and a text that is literally it, which has a backslash before it in its field. */
const NOTHING_WORD = /^(\\*)\((nothing|nada)\)$/;

/** What the file says of keys that may be missing and are empty, since an empty field says less. */
const EMPTY = '$empty';

export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** A schema's branches, flat; itself where it has none. */
export function branchesOf(schema: JsonSchema): JsonSchema[] {
  const branches = schema.anyOf ?? schema.oneOf;
  return branches ? branches.flatMap(branchesOf) : [schema];
}

/** True for a schema that takes null. */
export const isNullable = (schema: JsonSchema) =>
  branchesOf(schema).some(({ type }) => [type].flat().includes('null'));

/** The branch that describes these fields: the one whose fixed values they have. */
function branchFor(schema: JsonSchema, fields: Fields): JsonSchema {
  const branches = branchesOf(schema).filter(({ properties }) => properties);
  const fits = ({ properties = {} }: JsonSchema) =>
    Object.entries(properties).every(
      ([key, { const: only, enum: some = only === undefined ? undefined : [only] }]) =>
        !some || !(key in fields) || some.includes(String(fields[key])),
    );
  return branches.find(fits) ?? branches[0] ?? schema;
}

/** What a file holds, as its fields show it. */
function shown(
  value: unknown,
  schema: JsonSchema,
  words: { nothing: string; timeZone: string },
  isOptional = false,
): unknown {
  const { nothing, timeZone } = words;
  if (value === '' && (isOptional || isNullable(schema))) return nothing;
  if (schema.format === 'moment') return localOf(value, timeZone);
  if (typeof value === 'string') return NOTHING_WORD.test(value) ? `\\${value}` : value;
  if (Array.isArray(value)) return value.map((each) => shown(each, schema.items ?? {}, words));
  if (!isFields(value)) return value;
  const { properties = {}, required = [] } = branchFor(schema, value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      shown(inner, properties[key] ?? {}, words, !required.includes(key)),
    ]),
  );
}

/** What stands for an empty field that has to be there. */
function required(schema: JsonSchema): unknown {
  if (isNullable(schema)) return null;
  const types = branchesOf(schema).flatMap(({ type }) => type ?? []);
  if (types.includes('string')) return '';
  return types.includes('array') ? [] : undefined;
}

/** What fields hold, as the file has it; undefined for what it does not have. */
function written(
  value: unknown,
  schema: JsonSchema,
  isOptional = false,
  isInEntry = false,
): unknown {
  if (value === undefined || isEmpty(value)) {
    if (!isOptional) return required(schema);
    // an entry may say that it has none
    return isInEntry && value !== '' && (value !== null || isNullable(schema)) ? value : undefined;
  }
  if (typeof value === 'string') {
    const [, backslashes] = NOTHING_WORD.exec(value) ?? [];
    if (backslashes === undefined) return value;
    return backslashes === '' ? '' : value.slice(1);
  }
  if (Array.isArray(value)) {
    return value.map((each) => written(each, schema.items ?? {}, false, true));
  }
  if (!isFields(value)) return value;
  const branch = branchFor(schema, value);
  const { properties = {} } = branch;
  const keys = [
    ...Object.keys(properties),
    ...Object.keys(value).filter((key) => !(key in properties)),
  ];
  const entries = keys
    .map((key) => [
      key,
      written(value[key], properties[key] ?? {}, !branch.required?.includes(key), isInEntry),
    ])
    .filter(([, each]) => each !== undefined);
  return isOptional && entries.length === 0 ? undefined : Object.fromEntries(entries);
}

/**
 * How the form editor reads and writes a content file, by the schema of that name: an empty field is a
 * missing key, or null where the key has to be there; keys stand in the schema's order, `$schema` first;
 * moments are by the campaign's clock; and a long file comes in groups (groups.ts). What the file holds
 * beside its fields stays in it.
 * `toFile(fromFile(text))` is the text of a file whose keys are in order.
 */
export function contentFormat(
  name: string,
  language: keyof typeof NOTHING = 'en',
  timeZone: string = DEFAULT_TIME_ZONE,
) {
  // each key of a translation may be missing, and so is an empty one of the English file
  const schema = isEntryList(name)
    ? { ...jsonSchemas[name]?.items, required: [] }
    : (jsonSchemas[`${name}-es`] ?? jsonSchemas[name] ?? {});
  const groups = groupsOf(name);
  const keys = Object.keys(schema.properties ?? {});
  const isOptional = (key: string) => !schema.required?.includes(key);

  function fromFile(text: string): unknown {
    const value: unknown = JSON.parse(text);
    const fields = shown(value, schema, { nothing: NOTHING[language], timeZone });
    if (!isFields(value) || !isFields(fields)) return fields;
    if (schema.oneOf) return { [name]: fields };
    const empty = keys.filter((key) => isOptional(key) && value[key] !== '' && isEmpty(value[key]));
    const grouped = groups.map(({ name: group, keys }) => [
      group,
      Object.fromEntries(keys.filter((key) => key in fields).map((key) => [key, fields[key]])),
    ]);
    const inGroups = groups.flatMap(({ keys }) => keys);
    const others = Object.entries(fields).filter(([key]) => !inGroups.includes(key));
    const marked = Object.fromEntries(
      empty.filter((key) => key in value).map((key) => [key, value[key]]),
    );
    return {
      ...Object.fromEntries([...grouped, ...others]),
      ...(Object.keys(marked).length > 0 && { [EMPTY]: JSON.stringify(marked) }),
    };
  }

  function flat(fields: unknown): unknown {
    if (!isFields(fields)) return fields;
    if (schema.oneOf) return fields[name];
    const { [EMPTY]: marked, ...rest } = fields;
    const names = groups.map(({ name: group }) => group);
    const others = Object.entries(rest).filter(([key]) => !names.includes(key));
    return Object.assign({}, Object.fromEntries(others), ...names.map((each) => rest[each]));
  }

  function toFile(fields: unknown): string {
    const value = written(flat(fields), schema);
    if (!isFields(value)) return `${JSON.stringify(value, null, 2)}\n`;
    const marked = isFields(fields) && typeof fields[EMPTY] === 'string' ? fields[EMPTY] : '{}';
    const known: Fields = { ...JSON.parse(marked), ...value };
    const order = ['$schema', ...keys, ...Object.keys(known)].filter((key) => key in known);
    const inOrder = Object.fromEntries(order.map((key) => [key, known[key]]));
    return `${JSON.stringify(inOrder, null, 2)}\n`;
  }

  return { fromFile, toFile };
}
