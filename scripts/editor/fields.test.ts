import type { Field } from '@sveltia/cms';
import { expect, test } from 'vitest';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { editorConfig, files } from './editor-config';
import { type JsonSchema, jsonSchemas } from './form-schemas';
import { groupsOf } from './groups';

const settings = {
  content: 'content',
  preview: null,
  backend: { name: 'github', repo: 'local/season' },
} as const;

/** The paths of all keys that a schema knows. */
function keysOf(schema: JsonSchema, path = ''): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) =>
    keysOf(each, path),
  );
  const items = schema.items ? keysOf(schema.items, path) : [];
  const own = Object.entries(schema.properties ?? {})
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, value]) => [`${path}.${key}`, ...keysOf(value, `${path}.${key}`)]);
  return [...new Set([...own, ...items, ...inner])];
}

/** The paths of all keys that fields write. */
function writtenBy(fields: readonly Field[], path = ''): string[] {
  const keys = fields.flatMap((field): string[] => {
    const {
      name,
      widget,
      root,
      fields = [],
      types = [],
      typeKey,
    } = field as Field & {
      root?: boolean;
      fields?: Field[];
      types?: { fields: Field[] }[];
      typeKey?: string;
    };
    const isWrapper =
      root || name.startsWith('group_') || (typeKey === 'kind' && widget === 'object');
    const own = isWrapper ? path : `${path}.${name}`;
    const inner = [fields, ...types.map((each) => each.fields)].flatMap((each) =>
      writtenBy(each, own),
    );
    return [...(isWrapper ? [] : [own]), ...(typeKey ? [`${own}.${typeKey}`] : []), ...inner];
  });
  return [...new Set(keys)];
}

const config = { en: editorConfig(settings, 'en'), es: editorConfig(settings, 'es') };

test('there is a form for every content file', () => {
  const names = Object.keys(jsonSchemas).filter((name) => !name.endsWith('-es'));
  expect(files.map(([name]) => name).sort()).toEqual(names.sort());
});

test.each(files.map(([name]) => name))(
  'every key of %s has a field, and no field has another',
  (name) => {
    const all = [...(config.en.singletons ?? []), ...(config.en.collections ?? [])];
    const file = all.find((each) => 'name' in each && each.name === name);
    const fields = file && 'fields' in file ? file.fields : [];
    const keys = keysOf(jsonSchemas[name] ?? {}).filter(
      (key) => !isEntryList(name) || !['.id', '.order'].includes(key),
    );
    expect(writtenBy(fields).sort()).toEqual(keys.sort());
  },
);

test.each(['site', 'campaign'])('every key of %s is under one heading', (name) => {
  const keys = groupsOf(name).flatMap((group) => group.keys);
  const all = Object.keys(jsonSchemas[name]?.properties ?? {}).filter((key) => key !== '$schema');
  expect(keys.sort()).toEqual(all.sort());
  expect(groupsOf(name).every((group) => group.keys.length > 0)).toBe(true);
});

test('labels and hints speak both languages, and none of them is a key or speaks of JSON', () => {
  const told = (language: 'en' | 'es') => {
    const texts: string[] = [];
    JSON.stringify(config[language], (key, value) => {
      if (['label', 'hint', 'label_singular'].includes(key) && value) texts.push(value);
      return value;
    });
    return texts;
  };
  expect(told('es')).toHaveLength(told('en').length);
  const same = told('es').filter((text, index) => text === told('en')[index]);
  expect([...new Set(same)].sort()).toEqual([
    'Facebook',
    'Instagram',
    'Twitter',
    'Vimeo',
    'YouTube',
  ]);
  expect(
    [...told('en'), ...told('es')].filter((text) => /^[a-z]+_[a-z_]+$|\bnull\b|""|\[\]/.test(text)),
  ).toEqual([]);
});

/** The labels of fields that stand beside each other, all the way down. */
function labelsIn(fields: readonly Field[]): string[][] {
  const parts = fields as (Field & { fields?: Field[]; types?: { fields: Field[] }[] })[];
  const inner = parts.flatMap(({ fields = [], types = [] }) => [
    fields,
    ...types.map((each) => each.fields),
  ]);
  return [parts.map(({ label = '' }) => label), ...inner.flatMap(labelsIn)];
}

test.each(['en', 'es'] as const)(
  'no two fields beside each other have the same label in %s',
  (language) => {
    const forms = config[language].singletons as { fields: Field[] }[];
    const beside = forms.flatMap(({ fields }) => labelsIn(fields));
    expect(beside.filter((labels) => new Set(labels).size < labels.length)).toEqual([]);
  },
);
