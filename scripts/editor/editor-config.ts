import type { CmsConfig, CollectionFile, Field, SelectFieldValue } from '@sveltia/cms';
import type { Message, ReportLanguage } from '@/lib/content/check/files/problem';
import { type JsonSchema, jsonSchemas } from '@/lib/content/json-schema';
import { keyDocs } from '@/lib/content/key-docs';
import { locales } from '@/lib/i18n/locales';
import { videoServices } from '@/lib/video/services';
import { branchesOf, isNullable, NOTHING } from './content-format';
import { groupsOf } from './groups';

/** What the editor is told by whoever builds it. */
export type EditorSettings = {
  /** The content folder, from the project's root. */
  content: string;
  /** Where the pages are seen, or null. */
  preview: string | null;
  backend: Extract<CmsConfig['backend'], { name: 'github' }>;
};

/** The name of the format of a content file, for the editor. */
export const formatOf = (name: string) => `content-${name}`;

/** The content files in the order of the list beside the form, and the symbol of each. */
export const files: readonly (readonly [name: string, icon: string, label: Message])[] = [
  ['site', 'home', { en: 'Texts of the pages', es: 'Textos de las páginas' }],
  ['events', 'event', { en: 'Events', es: 'Eventos' }],
  ['livestreams', 'videocam', { en: 'Livestreams', es: 'Transmisiones en vivo' }],
  [
    'toolkit',
    'campaign',
    { en: 'Toolkit: graphics and posts', es: 'Materiales: gráficos y tuits' },
  ],
  ['news', 'newspaper', { en: 'News', es: 'Noticias' }],
  ['letters', 'mail', { en: 'Letters to the editor', es: 'Cartas al director' }],
  ['partners', 'handshake', { en: 'Partners', es: 'Organizaciones' }],
  ['covid', 'health_and_safety', { en: 'COVID protocols', es: 'Protocolos de COVID' }],
  ['targets', 'call', { en: 'Whom the campaign calls', es: 'A quién llama la campaña' }],
  [
    'campaign',
    'settings',
    { en: 'Campaign: archive, dates, addresses', es: 'Campaña: archivo, fechas, direcciones' },
  ],
];

/** What an entry of a list is called on its buttons. */
const entries: Record<string, Message> = {
  events: { en: 'event', es: 'evento' },
  livestreams: { en: 'livestream', es: 'transmisión' },
  toolkit: { en: 'toolkit entry', es: 'material' },
  news: { en: 'article', es: 'artículo' },
  letters: { en: 'letter', es: 'carta' },
  partners: { en: 'partner', es: 'organización' },
};

const options: Record<string, Message> = {
  none: { en: 'None', es: 'Ninguno' },
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

/** What hints of JSON say that fields say themselves. */
const SAID_BY_FIELD =
  /^(may be left out|puede faltar|(null|\[\]) .*|HTML|true .*|false .*|true or false|true o false|.*\\n a line break|.*\\n un salto de línea)$/i;
/** A text whose example is as long as this gets a field of several lines. */
const LONG_TEXT = 45;
/** What shows an entry of a list by one line. */
const titles = ['title', 'name', 'figure'];

/** Makes fields of the schema of one content file, in one language. */
function fieldMaker(name: string, language: ReportLanguage) {
  const docs = keyDocs[name] ?? {};
  const isTranslated = name !== 'campaign';
  const say = (message: Message) => message[language];

  /** The label and the hint of a key, of its description. */
  function described(path: string, schema: JsonSchema) {
    const [en = path, es = path] = docs[path] ?? [];
    const [label = path, ...rest] = (language === 'en' ? en : es).split(/(?<=[;:])\s|\.(?:\s|$)/);
    const said = rest.map((each) => each.replace(/;$/, ''));
    const hints = said.filter((each) => each && !SAID_BY_FIELD.test(each));
    if (schema.format === 'html') hints.push('HTML');
    const hint = hints.join('; ').replaceAll('""', NOTHING[language]);
    return { label: label.replace(/[;:]$/, ''), ...(hint && { hint }) };
  }

  function select(values: readonly string[], schema: JsonSchema) {
    const labelled: { label: string; value: SelectFieldValue }[] = values.map((value) => ({
      label: options[value] ? say(options[value]) : value,
      value,
    }));
    const none = { label: say(options.none as Message), value: null };
    return {
      widget: 'select' as const,
      options: isNullable(schema) ? [none, ...labelled] : labelled,
    };
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
        label: options[value] ? say(options[value]) : value,
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
    if (/_service$/.test(key)) return select(videoServices, schema);
    if (some) return select(some, schema);
    if (type === 'boolean') return { widget: 'boolean' as const };
    if (type === 'integer') return { widget: 'number' as const };
    if (properties) return { widget: 'object' as const, fields: fieldsOf(main, path) };
    if (items) {
      const { minItems, maxItems } = main;
      const inner = fieldsOf(items, `${path}[]`);
      const title = titles.find((each) => items.properties?.[each]);
      return {
        widget: 'list' as const,
        collapsed: true,
        ...(minItems && { min: minItems }),
        ...(maxItems && { max: maxItems }),
        ...(title && { summary: `{{fields.${title}}}` }),
        ...(items.properties
          ? { fields: inner }
          : { field: { ...field('text', `${path}[]`, items, false), label: '' } as Field }),
      };
    }
    if (format === 'date-time') return { widget: 'datetime' as const, input_timezone: 'utc' };
    if (format === 'date') return { widget: 'datetime' as const, type: 'date' as const };
    if (/^#\[0-9a-fA-F\]|\^#\[0/.test(pattern ?? '')) return { widget: 'color' as const };
    const example = docs[path.replace(/\[\]$/, '')]?.[2];
    const longest = Math.max(...[example].flat().map((each) => String(each ?? '').length));
    const isLong = format === 'html' || longest > LONG_TEXT;
    return isLong && format !== 'uri' ? { widget: 'text' as const } : { widget: 'string' as const };
  }

  /** True for a value that may be an empty text. */
  const mayBeEmpty = (schema: JsonSchema) =>
    branchesOf(schema).some(
      ({ type, const: only, minLength, pattern, format, enum: some }) =>
        only === '' ||
        (type === 'string' &&
          only === undefined &&
          !minLength &&
          !pattern &&
          !some &&
          format !== 'uri' &&
          !format?.startsWith('date')),
    );

  function field(key: string, path: string, schema: JsonSchema, isOptional: boolean): Field {
    const made = widget(key, path, schema);
    const isFree =
      isOptional ||
      isNullable(schema) ||
      (name !== 'site' && mayBeEmpty(schema)) ||
      made.widget === 'boolean';
    return {
      name: key,
      ...described(path, schema),
      i18n: isTranslated,
      required: isFree ? false : name === 'site' ? ['en'] : true,
      ...made,
    } as Field;
  }

  /** The fields of the whole file. */
  function all(): Field[] {
    const schema = jsonSchemas[name] ?? {};
    if (schema.oneOf) {
      const label = described('kind', schema);
      return [
        { name, ...label, i18n: isTranslated, widget: 'object', ...typesOf(schema, '') } as Field,
      ];
    }
    if (schema.items) {
      const { hint: _, ...list } = field(name, '', schema, true) as Field & { hint?: string };
      const entry = entries[name];
      const label = files.find(([each]) => each === name)?.[2];
      return [
        {
          ...list,
          root: true,
          label: label ? say(label) : name,
          ...(entry && { label_singular: say(entry) }),
        } as Field,
      ];
    }
    const fields = fieldsOf(schema, '');
    const groups = groupsOf(name);
    if (groups.length === 0) return fields;
    return groups.map(
      ({ name: group, label, keys }): Field => ({
        name: group,
        label: say(label),
        widget: 'object',
        i18n: isTranslated,
        collapsed: true,
        fields: keys.flatMap((key) => fields.find((each) => each.name === key) ?? []),
      }),
    );
  }
  return all();
}

/** The editor's configuration: every key of the content as a field, described in one language. */
export function editorConfig(settings: EditorSettings, language: ReportLanguage): CmsConfig {
  const { content, preview, backend, isOnline = false } = settings;
  const singletons = files.map(([name, icon, label]): CollectionFile => {
    const isTranslated = name !== 'campaign';
    return {
      name,
      icon,
      label: label[language],
      file: isTranslated ? `${content}/{{locale}}/${name}.json` : `${content}/${name}.json`,
      format: formatOf(name),
      i18n: isTranslated,
      fields: fieldMaker(name, language),
    };
  });
  return {
    load_config_file: false,
    backend,
    ...(isOnline && { publish_mode: 'editorial_workflow' as const }),
    app_title: { en: 'Content of the campaign', es: 'Contenido de la campaña' }[language],
    ...(preview && { display_url: preview }),
    show_preview_links: Boolean(preview),
    media_folder: 'public/images',
    public_folder: '/images',
    i18n: {
      structure: 'multiple_folders',
      locales: [...locales],
      default_locale: 'en',
      initial_locales: 'all',
    },
    editor: { preview: false },
    singletons,
  };
}
