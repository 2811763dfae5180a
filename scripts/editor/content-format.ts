import { type Field, fieldAt } from '@/lib/content/fields';
import { localOf } from '@/lib/local-moment';
import { isOwnField } from './fields';

export type Values = Record<string, unknown>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a JSON file holds; undefined where it cannot be read. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A value with its moments by the clock of a time zone, as fields show them. */
function byClock(value: unknown, timeZone: string): unknown {
  if (Array.isArray(value)) return value.map((each) => byClock(each, timeZone));
  if (!isValues(value)) return localOf(value, timeZone);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, byClock(each, timeZone)]),
  );
}

/** True for a file that is one value, such as a list: its form has that as a field of the file's name. */
export const isOneValue = (name: string) => fieldAt(name, [])?.type !== 'table';

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** What stands for an empty field that has to be there. */
function nothing(field: Field): unknown {
  const { isNullable, type } = field;
  if (isNullable) return null;
  if (type === 'table') return written({}, field, true);
  return type === 'list' ? [] : '';
}

/** What fields hold as a file has it: no empty ones that may be left out, in the order of the tree. */
function written(
  value: unknown,
  field: Field | undefined,
  isWhole: boolean,
  none?: Values,
): unknown {
  if (Array.isArray(value)) return value.map((each) => written(each, field?.each, isWhole));
  if (!isValues(value)) return value;
  const kind = field?.kinds.find((each) => each.value === value[field.kindKey]);
  const fields = kind?.fields ?? field?.fields ?? [];
  const keys = fields.map(({ key }) => key);
  const own = Object.entries(value)
    .filter(([key]) => !isOwnField(key) && !key.startsWith('__sc_'))
    .map(
      ([key, each]) =>
        [
          key,
          written(
            each,
            fields.find((one) => one.key === key),
            isWhole,
          ),
        ] as const,
    );
  const needed = isWhole ? fields.filter(({ isRequired }) => isRequired) : [];
  return Object.fromEntries(
    [
      ...own.filter(
        ([key, each]) =>
          !isEmpty(each) || !keys.includes(key) || (none !== undefined && key in none),
      ),
      ...needed
        .filter(({ key }) => isEmpty(value[key]))
        .map((each) => [each.key, nothing(each)] as const),
    ].sort(([one], [other]) => keys.indexOf(one) - keys.indexOf(other)),
  );
}

/**
 * How the forms read and write a content file of a name. `fromFile` throws where it cannot be read.
 * @param isWhole whether each key that English has to have stands in it, as in no translation
 */
export function contentFormat(name: string, timeZone: string, isWhole: boolean) {
  // texts that are none on purpose, which an empty field cannot tell from one that is missing
  const none: Values = {};
  return {
    fromFile(text: string): Values {
      const value = byClock(JSON.parse(text.replace(/^\uFEFF/, '')), timeZone);
      if (isOneValue(name)) return { [name]: value };
      const values = value as Values;
      for (const key of Object.keys(values)) if (values[key] === '') none[key] = '';
      return values;
    },
    toFile(values: Values): string {
      const value = isOneValue(name) ? (values[name] ?? []) : { ...none, ...values };
      return `${JSON.stringify(written(value, fieldAt(name, []), isWhole, none), null, 2)}\n`;
    },
  };
}
