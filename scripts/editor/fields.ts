import type { Field } from '@sveltia/cms';
import { type Message, type ReportLanguage, same } from '@/lib/content/check/files/problem';
import { isIdentifiedList } from '@/lib/content/check/list-values';
import { type JsonSchema, jsonSchemas } from '@/lib/content/json-schema';
import { describeKey, keyDocs } from '@/lib/content/key-docs';
import { isOwnPicture } from '@/lib/pictures/own-picture';
import { videoServices } from '@/lib/video/services';
import { branchesOf, isNullable, NOTHING } from './content-format';
import { groupsOf } from './groups';

/** What an entry of a list is called on its buttons. */
const entries: Record<string, Message> = {
  events: { en: 'event', es: 'evento' },
  livestreams: { en: 'livestream', es: 'transmisión' },
  toolkit: { en: 'toolkit entry', es: 'material' },
  news: { en: 'article', es: 'artículo' },
  letters: { en: 'letter', es: 'carta' },
  partners: { en: 'partner', es: 'organización' },
};

/** What a choice is called. */
const options: Record<string, Message> = {
  livestream: { en: 'Livestream', es: 'Transmisión en vivo' },
  calendar: { en: 'Calendar', es: 'Calendario' },
  toolkit: { en: 'Toolkit', es: 'Materiales' },
  selfies: { en: 'Selfies', es: 'Fotos' },
  news: { en: 'News', es: 'Noticias' },
  partners: { en: 'Partners', es: 'Organizaciones' },
  june21: { en: 'The assembly', es: 'La asamblea' },
  where: { en: 'The rally', es: 'El mitin' },
  confirmed: { en: 'Confirmed', es: 'En pie' },
  moved: { en: 'Moved', es: 'Cambió de día' },
  cancelled: { en: 'Cancelled', es: 'Cancelado' },
  gold: { en: 'Gold: a demand', es: 'Dorado: una demanda' },
  red: { en: 'Red: a date', es: 'Rojo: una fecha' },
  night: { en: 'Night: an anniversary', es: 'Noche: un aniversario' },
  'us-senators': {
    en: 'The two senators of each visitor',
    es: 'Quienes representan a cada visitante en el Senado',
  },
  list: { en: 'A list of people', es: 'Una lista de personas' },
  nobody: { en: 'Nobody: no calls', es: 'Nadie: sin llamadas' },
};

/** How large a chosen picture becomes at most, by its key; it keeps its proportions. */
const pictureSizes: Record<string, { width: number; height: number }> = {
  open_graph_image: { width: 1200, height: 630 },
  thumbnail: { width: 1280, height: 720 },
  photo: { width: 640, height: 640 },
  image: { width: 1080, height: 1080 },
  picture: { width: 640, height: 640 },
};

/** A picture that is chosen or dropped: made small, and put among the campaign's own. */
const picture = (key: string) => ({
  widget: 'image' as const,
  accept: 'image/png,image/jpeg,image/webp,image/avif,image/gif',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        transformations: { raster_image: { format: 'webp' as const, ...pictureSizes[key] } },
      },
    },
  },
});

/** What descriptions say of JSON, and fields say themselves. */
const SAID_BY_FIELD =
  /^(may be left out|puede faltar|HTML\.?|true or false|true o false|(null|\[\]|false) .*|.*\\n.*);?$/i;
/** A text whose example is as long as this gets a field of several lines. */
const LONG_TEXT = 30;
/** What shows an entry of a list by one line. */
const titles = ['title', 'name', 'figure'];
const anEntry: Message = { en: 'entry', es: 'entrada' };
const aText: Message = { en: 'Text', es: 'Texto' };

/** The fields of a content file, by its schema: every key that it may have, in one language. */
export function fieldsIn(name: string, label: Message, language: ReportLanguage): Field[] {
  const docs = keyDocs[name] ?? {};
  const isTranslated = name !== 'campaign';
  const isIdentified = isIdentifiedList(name);
  const say = (message: Message) => message[language];

  /** The label and the hint of a key, of its description. */
  function described(path: string, schema: JsonSchema, isChoice = Boolean(schema.oneOf)) {
    const { label, hint: said } = describeKey(name, path, language) ?? { label: path, hint: '' };
    const hints = (isChoice ? [] : said.split(/(?<=[;:.])\s/))
      // an empty field of a list or of the campaign is an empty text
      .filter((each) => name === 'site' || !each.includes('""'))
      .filter((each) => each && !SAID_BY_FIELD.test(each.replace(/\.$/, '')))
      .map((each) => each.replace(/^true /i, '').replaceAll('""', NOTHING[language]));
    if (schema.format === 'html' && !/HTML/.test(hints.join())) hints.push('HTML');
    // hints are read as Markdown
    const hint = hints
      .join(' ')
      .replace(/[;:]$/, '')
      .replaceAll('<', '&lt;')
      .replaceAll('_', '\\_');
    return { label, ...(hint && { hint }) };
  }

  /** A choice; one that may be left out has an answer for that of its own. */
  function select(values: readonly string[]) {
    const labelled = values.map((value) => ({ label: say(options[value] ?? same(value)), value }));
    return { widget: 'select' as const, options: labelled };
  }

  /** The fields of an object, with what readers know it by before the rest. */
  function fieldsOf(schema: JsonSchema, path: string): Field[] {
    const rank = (key: string) => (titles.includes(key) ? 0 : 1);
    return Object.entries(schema.properties ?? {})
      .filter(([key, { const: only }]) => key !== '$schema' && only === undefined)
      .sort(([one], [other]) => rank(one) - rank(other))
      .map(([key, inner]) =>
        field(key, `${path}${path && '.'}${key}`, inner, !schema.required?.includes(key)),
      );
  }

  /** The branches of a union, each under the value that tells it. */
  function typesOf(schema: JsonSchema, path: string) {
    const [key = ''] =
      Object.entries(schema.oneOf?.[0]?.properties ?? {}).find(([, { const: only }]) => only) ?? [];
    const types = (schema.oneOf ?? []).flatMap((branch) => {
      const { [key]: told, ...properties } = branch.properties ?? {};
      return (told?.enum ?? [told?.const ?? '']).map((value) => ({
        name: value,
        label: say(options[value] ?? same(value)),
        fields: fieldsOf({ ...branch, properties }, path),
      }));
    });
    return { typeKey: key, types };
  }

  /** How a value is entered. */
  function widget(key: string, path: string, schema: JsonSchema) {
    if (schema.oneOf) return { widget: 'object' as const, ...typesOf(schema, path) };
    const branches = branchesOf(schema);
    const [main = schema] = branches.filter(({ type }) => type !== 'null');
    const { type, format, items, properties, enum: some, pattern } = main;
    if (/_service$/.test(key)) return select(videoServices);
    if (some) return select(some);
    if (type === 'boolean') return { widget: 'boolean' as const };
    if (type === 'integer') return { widget: 'number' as const };
    if (properties) return { widget: 'object' as const, fields: fieldsOf(main, path) };
    if (items) {
      const { minItems, maxItems } = main;
      const inner = fieldsOf(items, `${path}[]`);
      const title = titles.find((each) => items.properties?.[each]);
      return {
        widget: 'list' as const,
        label_singular: say(anEntry),
        collapsed: Boolean(items.properties),
        ...(minItems && { min: minItems }),
        ...(maxItems && { max: maxItems }),
        ...(title && { summary: `{{fields.${title}}}` }),
        ...(items.properties
          ? { fields: inner }
          : { field: { ...field('text', `${path}[]`, items, false), label: say(aText) } as Field }),
      };
    }
    if (format === 'moment') return { widget: 'datetime' as const, format: 'YYYY-MM-DDTHH:mm' };
    if (format === 'date') return { widget: 'datetime' as const, type: 'date' as const };
    if (pattern?.startsWith('^#[0-9a-f')) return { widget: 'color' as const };
    const example = docs[path.replace(/\[\]$/, '')]?.[2];
    if (isOwnPicture(String(example))) return picture(key);
    const longest = Math.max(...[example].flat().map((each) => String(each ?? '').length));
    const isLong = format === 'html' || longest > LONG_TEXT;
    if (isLong && format !== 'uri' && !/^https:/.test(String(example))) {
      return { widget: 'text' as const };
    }
    const { wanted } = main;
    return {
      widget: 'string' as const,
      ...(pattern && wanted && { pattern: [pattern, say(wanted)] }),
    };
  }

  /** True for a value that may be an empty text. */
  const mayBeEmpty = (path: string, schema: JsonSchema) =>
    docs[path]?.[0].includes('""') ||
    branchesOf(schema).some(
      ({ type, const: only, minLength, pattern, format, enum: some }) =>
        only === '' ||
        (type === 'string' && ![only, minLength, pattern, format, some].some(Boolean)),
    );

  function field(key: string, path: string, schema: JsonSchema, isOptional: boolean): Field {
    const made = widget(key, path, schema);
    const isFact =
      isIdentified && (['boolean', 'datetime', 'number'].includes(made.widget) || key === 'status');
    const isFree =
      isOptional ||
      isNullable(schema) ||
      (name !== 'site' && mayBeEmpty(path, schema)) ||
      made.widget === 'boolean';
    return {
      name: key,
      ...described(path, schema, made.widget === 'select'),
      // a fact stands in English alone; by its id an entry knows its translation
      i18n: isFact ? false : isIdentified && key === 'id' ? 'duplicate' : isTranslated,
      required: isFree ? false : name === 'site' || isIdentified ? ['en'] : true,
      ...made,
    } as Field;
  }

  const schema = jsonSchemas[name] ?? {};
  if (schema.oneOf) {
    const file = { name, ...described('kind', schema), i18n: isTranslated };
    return [{ ...file, widget: 'object', ...typesOf(schema, '') } as Field];
  }
  if (schema.items) {
    const { hint: _, ...list } = field(name, '', schema, true) as Field & { hint?: string };
    const singular = say(entries[name] ?? anEntry);
    return [{ ...list, root: true, label: say(label), label_singular: singular } as Field];
  }
  const fields = fieldsOf(schema, '');
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
