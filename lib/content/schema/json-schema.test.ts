import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { campaignSchema } from './campaign';
import {
  exampleAt,
  isHtmlAt,
  type JsonSchema,
  jsonSchemas,
  namesAt,
  schemaFiles,
} from './json-schema';
import { listSchemas } from './lists';
import { siteSchema } from './site';
import { spanishExamples } from './spanish-examples';

/** A value of a content file in which each key says its example, in a language. */
function examplesOf({ items, properties = {} }: JsonSchema, language: 'en' | 'es'): unknown {
  if (items) return [examplesOf(items, language)];
  const keys = Object.entries(properties).filter(([, { examples }]) => examples);
  const said = (example: unknown) =>
    (language === 'es' && spanishExamples[String(example)]) || example;
  return Object.fromEntries(keys.map(([key, { examples }]) => [key, said(examples?.[0])]));
}

const files = { campaign: campaignSchema, site: siteSchema, ...listSchemas };

test.each(Object.entries(files))(
  'the examples of %s are right by its own schema',
  (name, schemaOf) => {
    const { oneOf, ...schema } = jsonSchemas[name] ?? {};
    for (const branch of oneOf ?? [schema]) {
      for (const language of ['en', 'es'] as const) {
        // the check puts the zone to a moment (read-content.ts)
        const text = JSON.stringify(examplesOf(branch, language));
        const value = JSON.parse(text.replace(/T\d\d:\d\d(?=")/g, '$&:00Z'));
        expect(schemaOf.safeParse(value).error?.issues).toBeUndefined();
      }
    }
  },
);

test('a sentence has an example in Spanish for the Spanish file', () => {
  expect(exampleAt('site', ['intro_title'], 'es')).toBe('"¿De qué lado está usted?"');
  expect(exampleAt('events', [0, 'link'], 'es')).toBe(exampleAt('events', [0, 'link'], 'en'));
  const english = JSON.stringify(jsonSchemas);
  const gone = Object.keys(spanishExamples).filter(
    (each) => !english.includes(JSON.stringify(each)),
  );
  expect(gone).toEqual([]);
});

test('an editor is told what a key is for, what its type says, and an example', () => {
  expect(jsonSchemas.events?.items?.properties?.starts_at).toMatchObject({
    description: 'When it starts. In the campaign’s time zone. May be left out.',
    examples: ['2021-10-24T16:00'],
  });
});

test.each([
  ['events', '[3].starts_at', ['Cuándo empieza']],
  [
    'site',
    'notice.until',
    ['Aviso arriba de todas las páginas', 'Frase hasta cierto momento', 'Cuándo desaparece'],
  ],
  ['toolkit', '[0].tweets[1]', ['Tuits que se proponen']],
  ['events', '[3].startz_at', []],
])('%s %s is called as in its form', (file, key, names) => {
  expect(namesAt(file, key, 'es')).toEqual(names);
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
