import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHtmlAt, type JsonSchema, jsonSchemas, schemaFiles } from './json-schema';
import { describeKey, keyDocs } from './key-docs';

/** The keys of a schema that an editor would show without a description or an example. */
function undescribed(schema: JsonSchema, path: string): string[] {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...[schema.items ?? []].flat()];
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const isDescribed = key === '$schema' || (value.description && value.examples);
    return [...(isDescribed ? [] : [`${path}.${key}`]), ...undescribed(value, `${path}.${key}`)];
  });
  return [...own, ...inner.flatMap((each) => undescribed(each, path))];
}

test('every key has a description and an example; lib/content/key-docs.ts has both', () => {
  const missing = Object.entries(jsonSchemas).flatMap(([name, schema]) =>
    undescribed(schema, name),
  );
  expect(missing).toEqual([]);
});

test.each(['en', 'es'] as const)(
  'no two fields of a form have the same label in %s',
  (language) => {
    const labels = Object.entries(keyDocs).flatMap(([file, docs]) =>
      Object.keys(docs).map((key) => {
        const parent = key.slice(0, Math.max(key.lastIndexOf('.'), 0));
        return `${file} ${parent}: ${describeKey(file, key, language)?.label}`;
      }),
    );
    expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
  },
);

test('a key of an entry has a label, the rest as a hint, and an example', () => {
  expect(describeKey('events', '[3].starts_at', 'es')).toEqual({
    label: 'Cuándo empieza',
    hint: 'Por el reloj de la zona horaria de la campaña. Puede faltar',
    example: '2021-10-24T16:00',
  });
  expect(describeKey('events', '[3].startz_at', 'es')).toBeNull();
});

test('the editor’s settings name each schema', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
  const named = settings['json.schemas'].map(({ url }: { url: string }) => url);
  const written = Object.keys(schemaFiles).map((name) => `./.vscode/schemas/${name}`);
  expect(named.sort()).toEqual(written.sort());
});

test.each([
  ['site', ['letter_text'], true],
  ['site', ['intro_demands', 2], true],
  ['site', ['callpower_script'], true],
  ['site', ['intro_title'], false],
  ['toolkit', [0, 'title'], true],
  ['toolkit', [0, 'graphic', 'headline'], false],
] as const)('%s %s is read as HTML: %s', (name, path, isHtml) => {
  expect(isHtmlAt(name, path)).toBe(isHtml);
});
