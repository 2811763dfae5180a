import type { Field } from '@sveltia/cms';
import { SAME_IN_BOTH } from '@/lib/content/check/rules/translations';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { translatedKeys } from '@/lib/content/model/lists';
import { branchesOf, isNullable, NOTHING } from './content-format';
import {
  described,
  fieldOptions,
  IN_CAMPAIGN_ZONE,
  type JsonSchema,
  jsonSchemas,
  type Message,
  type ReportLanguage,
  same,
} from './form-schemas';
import { groupsOf } from './groups';

/** The type of a field whose text is HTML (rich-text.ts); `is_block` where it holds paragraphs. */
export const RICH_TEXT = 'rich-text';

/** A picture that is chosen or dropped: made small, and put among the campaign's own. */
const pictureField = (size: { width: number; height: number }) => ({
  widget: 'image' as const,
  accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp' as const, ...size } },
      },
    },
  },
});

/** What shows an entry of a list by one line. */
const titles = ['title', 'name', 'figure'];
const anEntry: Message = { en: 'entry', es: 'entrada' };
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** How an empty text is typed. */
const toBeEmpty: Message = {
  en: `Type ${NOTHING.en} where there is none.`,
  es: `Escriba ${NOTHING.es} donde no haya.`,
};

const isMoment = ({ properties = {} }: JsonSchema, key: string) =>
  branchesOf(properties[key] ?? {}).some(({ format }) => format === 'moment');

/** True for a value that may be an empty text. */
const mayBeEmpty = (schema: JsonSchema) =>
  branchesOf(schema).some(
    ({ type, const: only, minLength, pattern, format, enum: some }) =>
      only === '' || (type === 'string' && ![only, minLength, pattern, format, some].some(Boolean)),
  );

/** The fields of a content file, by its schema: every key that it may have, in one language. */
export function fieldsIn(name: string, label: Message, language: ReportLanguage): Field[] {
  const isTranslated = name !== 'campaign';
  const isIdentified = isEntryList(name);
  const say = (message: Message) => message[language];

  /** The label and the hint of a field; what its type says is said to whoever types it. */
  function labelled(key: string, schema: JsonSchema) {
    const { name: label, hint: said } = described(schema.row ?? same(key), language);
    const branches = branchesOf(schema);
    const has = (test: (branch: JsonSchema) => boolean) => branches.some(test);
    const hints = [
      said,
      has(({ format }) => format === 'moment') && say(IN_CAMPAIGN_ZONE),
      // elsewhere an empty field is an empty text
      name === 'site' && has(({ const: only }) => only === '') && say(toBeEmpty),
    ].filter(Boolean);
    // hints are read as Markdown
    const hint = hints.join(' ').replaceAll('<', '&lt;').replaceAll('_', '\\_');
    return { label, ...(hint && { hint }) };
  }

  const select = (choices: Record<string, Message>) => ({
    widget: 'select' as const,
    options: Object.entries(choices).map(([value, label]) => ({ label: say(label), value })),
  });

  /** The fields of an object, with what readers know it by before the rest. */
  function fieldsOf(schema: JsonSchema): Field[] {
    const rank = (key: string) => (titles.includes(key) ? 0 : 1);
    return Object.entries(schema.properties ?? {})
      .filter(([key, { const: only }]) => key !== '$schema' && only === undefined)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, inner]) => field(key, inner, !schema.required?.includes(key)));
  }

  /** The branches of a union, each under the value that tells it. */
  function typesOf(schema: JsonSchema) {
    const [key = ''] =
      Object.entries(schema.oneOf?.[0]?.properties ?? {}).find(([, { const: only }]) => only) ?? [];
    const types = (schema.oneOf ?? []).flatMap((branch) => {
      const { [key]: told, ...properties } = branch.properties ?? {};
      return (told?.enum ?? [told?.const ?? '']).map((value) => ({
        name: value,
        label: say(told?.field?.choices?.[value] ?? same(value)),
        fields: fieldsOf({ ...branch, properties }),
      }));
    });
    return { typeKey: key, types };
  }

  /** How a value is entered. */
  function widget(key: string, schema: JsonSchema) {
    if (schema.oneOf) return { widget: 'object' as const, ...typesOf(schema) };
    const [main = schema] = branchesOf(schema).filter(({ type }) => type !== 'null');
    const { type, format, items, properties, pattern, wanted } = main;
    const { choices, picture, isLong, entry, isNewestFirst } = fieldOptions(schema);
    if (choices) return select(choices);
    if (picture) return pictureField(picture);
    if (type === 'boolean') return { widget: 'boolean' as const };
    if (type === 'integer') return { widget: 'number' as const };
    if (properties) return { widget: 'object' as const, fields: fieldsOf(main) };
    if (items) {
      const { minItems, maxItems } = main;
      const singular = say(entry ?? anEntry);
      const title = titles.find((each) => items.properties?.[each]);
      const moment = Object.keys(items.properties ?? {}).find((each) => isMoment(items, each));
      const day = moment ? `{{fields.${moment} | date('[ · ]YYYY-MM-DD')}}` : '';
      return {
        widget: 'list' as const,
        label_singular: singular,
        collapsed: Boolean(items.properties),
        ...(minItems && { min: minItems }),
        ...(maxItems && { max: maxItems }),
        ...(title && { summary: `{{fields.${title}}}${day}` }),
        // an entry that is added below has its translation beside it; a save puts both where they belong (amend.ts)
        ...(isNewestFirst && !isIdentified && { add_to_top: true }),
        ...(items.properties
          ? { fields: fieldsOf(items).map(withDefault(items)) }
          : { field: { ...field('text', items, false), label: capital(singular) } as Field }),
      };
    }
    if (format === 'moment') return { widget: 'datetime' as const, format: 'YYYY-MM-DDTHH:mm' };
    if (format === 'date') return { widget: 'datetime' as const, type: 'date' as const };
    if (format === 'color') return { widget: 'color' as const, allowInput: true };
    if (format === 'html') {
      const example = String(schema.row?.example ?? '');
      return { widget: RICH_TEXT, is_block: example.startsWith('<p>') };
    }
    if (isLong) return { widget: 'text' as const };
    // an address that is pasted in the place of an id becomes one when it is saved (amend.ts)
    const isRefused = pattern && wanted && !key.endsWith('_id');
    return {
      widget: 'string' as const,
      ...(isRefused && { pattern: [pattern, say(wanted)] }),
    };
  }

  /** A switch of a new entry stands as in its example: an event is still to come, a livestream is shown. */
  const withDefault =
    ({ properties = {} }: JsonSchema) =>
    (field: Field): Field => {
      const example = properties[field.name]?.row?.example;
      return field.widget === 'boolean' && example === true ? { ...field, default: true } : field;
    };

  /** The name of an entry's file is its id, and the CMS counts the places of a list. */
  function withoutId({ properties = {}, ...schema }: JsonSchema): JsonSchema {
    const { id: _, order: _order, ...others } = properties;
    return { ...schema, properties: others };
  }

  function field(key: string, schema: JsonSchema, isOptional: boolean): Field {
    const made = widget(key, schema);
    const isFact =
      isEntryList(name) &&
      !translatedKeys[name].some((each) => each === key) &&
      key in (jsonSchemas[name]?.items?.properties ?? {});
    // one that is left empty is made by the save (amend.ts)
    const isId = isIdentified && key === 'id';
    const isFree =
      isOptional ||
      isNullable(schema) ||
      (name !== 'site' && mayBeEmpty(schema)) ||
      made.widget === 'boolean' ||
      isId;
    const isShared = isId || (name === 'targets' && SAME_IN_BOTH.includes(key));
    return {
      name: key,
      ...labelled(key, schema),
      // a fact stands in English alone; by its id an entry knows its translation
      i18n: isFact ? false : isShared ? 'duplicate' : isTranslated,
      required: isFree ? false : name === 'site' || isIdentified ? ['en'] : true,
      ...made,
    } as Field;
  }

  const schema = jsonSchemas[name] ?? {};
  if (schema.oneOf) {
    const types = typesOf(schema);
    const told = schema.oneOf[0]?.properties?.[types.typeKey] ?? {};
    const file = { name, ...labelled(name, told), i18n: isTranslated };
    return [{ ...file, widget: 'object', ...types } as Field];
  }
  if (isIdentified)
    return fieldsOf(withoutId(schema.items ?? {})).map(withDefault(schema.items ?? {}));
  if (schema.items)
    return [{ ...field(name, schema, true), root: true, label: say(label) } as Field];
  const fields = fieldsOf(schema);
  const groups = groupsOf(name);
  if (groups.length === 0) return fields;
  return groups.map(
    (group): Field => ({
      name: group.name,
      label: say(group.label),
      widget: 'object',
      i18n: isTranslated,
      collapsed: true,
      fields: fields.filter((each) => group.keys.includes(each.name)),
    }),
  );
}
