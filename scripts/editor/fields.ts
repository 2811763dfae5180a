import type { Field as FormField } from '@sveltia/cms';
import {
  choiceLabel,
  eachLabel,
  example,
  type Field,
  fieldAt,
  hint,
  label,
  labelOf,
  TITLES,
} from '@/lib/content/fields';
import { SHARED_KEYS } from '@/lib/content/model/targets';
import { fileLabel, language, t } from './messages';

/** Field types added to the CMS's. */
export const RICH_TEXT = 'rich-text';
export const ENTRY_CHECK = 'entry-check';
export const HEADING = 'heading';
export const IN_WORDS = 'in-words';

/** True for a field that is not a key of the content. */
export const isOwnField = (key: string) =>
  key === ENTRY_CHECK || key.startsWith(HEADING) || key.startsWith(IN_WORDS);

/** First what identifies an entry, then its moment. */
const rank = ({ key, type }: Field) => (TITLES.includes(key) ? 0 : type === 'moment' ? 1 : 2);

/** The fields of a form by heading, in order; of a list, the fields of its entries. */
export function partsOf(name: string) {
  const root = fieldAt(name, []);
  const fields = [...((root?.each ?? root)?.fields ?? [])];
  return [...new Set(fields.map(({ heading }) => heading))].map((heading) => {
    const own = fields.filter((field) => field.heading === heading);
    return { heading, fields: own.sort((one, other) => rank(one) - rank(other)) };
  });
}

export const firstKey = (name: string) => partsOf(name)[0]?.fields[0]?.key ?? '';

/** How a value of each type is entered. */
const widgets: Record<Field['type'], (field: Field) => object> = {
  text: ({ isLong }) => ({ widget: isLong ? 'text' : 'string' }),
  html: ({ isBlock }) => ({ widget: RICH_TEXT, is_block: isBlock }),
  number: () => ({ widget: 'number' }),
  // a new entry's switch is set as in its example
  switch: (field) => ({
    widget: 'boolean',
    default: field.isRequired && example(field, language) === true,
  }),
  moment: () => ({ widget: 'datetime', format: 'YYYY-MM-DDTHH:mm' }),
  day: () => ({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }),
  colour: () => ({ widget: 'color', allowInput: true }),
  choice: (field) => ({
    widget: 'select',
    ...(field.each && { multiple: true }),
    options: field.choices?.map((value) => ({ value, label: choiceLabel(field, value, language) })),
  }),
  picture({ picture }) {
    const accept = 'image/png,image/jpeg,image/webp,image/avif,image/gif';
    const raster_image = { format: 'webp', ...picture };
    // scaled down, and saved with the campaign's own, for which the check asks
    const config = { slugify_filename: true, transformations: { raster_image } };
    return { widget: 'image', accept, choose_url: false, media_libraries: { default: { config } } };
  },
  table: ({ fields }) => ({ widget: 'object', fields: formFields(fields) }),
  kinds: (field) => ({
    widget: 'object',
    typeKey: field.kindKey,
    types: field.kinds.map(({ value, fields }) => ({
      name: value,
      label: choiceLabel(field, value, language),
      fields: formFields(fields),
    })),
  }),
  list(field) {
    const { each, min, max } = field;
    const title = each?.fields.find(({ key }) => TITLES.includes(key))?.key;
    return {
      widget: 'list',
      label_singular: eachLabel(field, language),
      collapsed: Boolean(title),
      ...(min && { min }),
      ...(max && { max }),
      ...(title && { summary: `{{fields.${title}}}` }),
      ...(each?.choices && { summary: '{{fields.text}}' }),
      ...(each?.fields.length
        ? { fields: formFields(each.fields) }
        : each && {
            field: { ...formField({ ...each, key: 'text' }), label: eachLabel(field, language) },
          }),
    };
  },
};

/** Of a target, the other halves show what is typed in English. */
const SHARED = new RegExp(`^targets(\\.targets(\\.(${SHARED_KEYS.join('|')}))?)?$`);
export const isShared = (field?: Field) => SHARED.test(field?.name ?? '');

function formField(field: Field): FormField {
  // the CMS reads hints as Markdown
  const said = hint(field, language).replaceAll('<', '&lt;').replaceAll('_', '\\_');
  const isFree =
    !field.isRequired ||
    field.isNullable ||
    field.isEmptyAllowed ||
    field.type === 'switch' ||
    (field.type === 'list' && !field.min);
  // a picture needs an alternative text in every language
  const isInEach = field.name === 'toolkit.image_alt';
  const isRequired = field.isWord && !isInEach ? ['en'] : true;
  return {
    name: field.key,
    label: label(field, language),
    ...(said && { hint: said }),
    i18n: isShared(field) ? 'duplicate' : field.isWord,
    required: isFree && !isInEach ? false : isRequired,
    ...widgets[field.type](field),
  } as FormField;
}

/** Keys that the site does not use yet; the file keeps them. */
const UNUSED = ['campaign.features.map', 'campaign.maps_token'];

const formFields = (fields: readonly Field[]): FormField[] =>
  fields
    .filter(({ name }) => !UNUSED.includes(name))
    .flatMap((field) => {
      if (field.type !== 'moment') return formField(field);
      const own = { widget: IN_WORDS, label: t('moment'), required: false, i18n: field.isWord };
      return [formField(field), { ...own, name: `${IN_WORDS}-${field.key}` } as FormField];
    });

/** The fields of a form: the check first, then the content's, long files' under headings. */
export function fieldsOf(name: string): FormField[] {
  const root = fieldAt(name, []);
  if (!root) return [];
  const own = { i18n: true, required: false };
  const check = { ...own, name: ENTRY_CHECK, widget: ENTRY_CHECK, label: t('check.label') };
  if (root.type !== 'table') {
    const list = formField({ ...root, key: name, isRequired: false });
    return [check, { ...list, label: fileLabel(name) }];
  }
  const parts = partsOf(name).flatMap(({ heading = '', fields }) => {
    const label = labelOf(heading, language);
    const line = { ...own, name: heading.replace('.', '-'), widget: HEADING, label };
    return label ? [line, ...formFields(fields)] : formFields(fields);
  });
  return [check, ...parts];
}
