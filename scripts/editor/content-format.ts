import { isTable, type Table } from '@/lib/content/check/files/json-path';
import { type Field, fieldAt } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import { isEntryList } from '@/lib/content/model/lists';
import { localOf } from '@/lib/dates/local-moment';
import { isOwnField } from './fields';

/** True for a file that is not a table: its form has one field, of the file's name. */
export const isOneValue = (name: string) => fieldAt(name, [])?.type !== 'table';

/** A path in a file, as its form has it. */
export const formPath = (name: string, path: Path) =>
  [...(isOneValue(name) ? [name] : []), ...path].join('.');

export const isEmpty = (value: unknown) =>
  (value ?? '') === '' || (typeof value === 'object' && Object.keys(Object(value)).length === 0);

/** Values that are empty on purpose. */
function emptyOnes(values: Table): Table {
  const found = Object.entries(values).flatMap(([key, value]) => {
    if (isEmpty(value)) return [[key, value]];
    const inner = isTable(value) ? emptyOnes(value) : {};
    return isEmpty(inner) ? [] : [[key, inner]];
  });
  return Object.fromEntries(found);
}

/** Orders fields as in the schema; of the empty ones it keeps those required or already there. */
function written(value: unknown, isWhole: boolean, field?: Field, were?: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each, isWhole, field?.each));
  if (!isTable(value)) return value;
  const kind = field?.kinds.find((each) => each.value === value[field.kindKey]);
  const fields = kind?.fields ?? field?.fields ?? [];
  const others = Object.entries(value).filter(
    ([key]) =>
      !isOwnField(key) && !key.startsWith('__sc_') && fields.every((each) => each.key !== key),
  );
  const none = isTable(were) ? were : {};
  const own = fields.flatMap((each): [string, unknown][] => {
    const { key, type, isNullable } = each;
    const isNeeded = isWhole && each.isRequired;
    const given = value[key] ?? (isNeeded && type === 'table' ? {} : undefined);
    const found = written(given, isWhole, each, none[key]);
    if (!isEmpty(found)) return [[key, found]];
    if (key in none) return [[key, none[key]]];
    if (!isNeeded) return [];
    return [[key, type === 'table' ? {} : isNullable ? null : type === 'list' ? [] : '']];
  });
  return Object.fromEntries([...others, ...own]);
}

/** How the forms read and write a content file; `isWhole` if it has to have each required key. */
export function contentFormat(name: string, timeZone: string, isWhole: boolean) {
  // in an empty field an empty value and a missing one look the same
  const none: Table = {};
  return {
    fromFile(text: string): Table {
      const value = JSON.parse(text.replace(/^\uFEFF/, ''), (_key, each) =>
        localOf(each, timeZone),
      );
      if (!value) throw new SyntaxError(`${name} is ${value}.`);
      if (isOneValue(name)) return { [name]: value };
      if (!isEntryList(name)) Object.assign(none, emptyOnes(value));
      return value;
    },
    toFile(values: Table): string {
      const value = isOneValue(name) ? (values[name] ?? []) : values;
      return `${JSON.stringify(written(value, isWhole, fieldAt(name, []), none), null, 2)}\n`;
    },
  };
}
