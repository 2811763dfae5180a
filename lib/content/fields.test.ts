import { expect, test } from 'vitest';
import { isLocalMoment, momentOf } from '../dates/local-moment';
import {
  example,
  type Field,
  type FileName,
  fieldAt,
  fieldsIn,
  fieldTree,
  labelOf,
  namesAt,
  schemas,
} from './fields';
import { entrySchemas } from './model/lists';

const languages = ['en', 'es'] as const;

/** A table of its fields' examples. */
function examplesOf(
  { type, fields, each, kinds, kindKey }: Field,
  language: 'en' | 'es',
): unknown[] {
  const table = (fields: readonly Field[]) =>
    fields.map((field) => [field.key, example(field, language)]);
  if (each) return [examplesOf(each, language)];
  if (type !== 'kinds') return [Object.fromEntries(table(fields))];
  return kinds.map(({ value, fields }) => ({
    [kindKey]: value,
    ...Object.fromEntries(table(fields)),
  }));
}

test.each(Object.keys(schemas) as FileName[])(
  'the examples of %s are right by its own schema',
  (name) => {
    for (const language of languages) {
      for (const value of examplesOf(fieldTree[name], language)) {
        const written = name in entrySchemas ? { id: 'an-entry', ...Object(value) } : value;
        const whole = JSON.parse(JSON.stringify(written), (_key, said) =>
          isLocalMoment(String(said)) ? momentOf(said, 'UTC') : said,
        );
        const schema = name in entrySchemas ? entrySchemas[name as 'events'] : schemas[name];
        expect(schema.safeParse(whole).error?.issues).toBeUndefined();
      }
    }
  },
);

test('every field is called something in both languages, and its example is in its own', () => {
  for (const root of Object.values(fieldTree)) {
    for (const { key, name } of fieldsIn(root)) {
      for (const language of languages) {
        if (key) expect(labelOf(name, language), name).toBeTruthy();
      }
    }
  }
  const question = fieldAt('site', ['intro_title']);
  expect(question && example(question, 'es')).toBe('¿De qué lado está usted?');
});

test.each([
  ['events', ['starts_at'], ['Cuándo empieza']],
  ['events', ['left_out'], ['No se muestra en este idioma']],
  [
    'site',
    ['notice', 'until'],
    ['Aviso arriba de todas las páginas', 'Frase hasta cierto momento', 'Cuándo desaparece'],
  ],
  ['toolkit', ['tweets', 1], ['Tuits que se proponen', '2']],
  [
    'toolkit',
    ['tweets', 1],
    ['Tuits que se proponen', '“Marchemos”'],
    { tweets: ['', 'Marchemos'] },
  ],
  ['partners', [0, 'name'], ['“Kairos”', 'Nombre'], [{ name: 'Kairos' }]],
  ['events', ['startz_at'], ['startz_at']],
  ['messages', ['lists', 'all'], ['lists.all']],
] as const)('%s %s is called as in its form: %s', (file, path, names, value?: unknown) => {
  expect(namesAt(file, path, 'es', value)).toEqual(names);
});

test.each([
  ['site', ['letter_text'], 'html'],
  ['site', ['intro_demands', 2], 'html'],
  ['site', ['callpower_script'], 'html'],
  ['site', ['intro_title'], 'text'],
  ['site', ['rally_rights', 'text'], 'html'],
  ['site', ['notice', 'until'], 'moment'],
  ['toolkit', [0, 'title'], 'html'],
  ['toolkit', ['graphic', 'headline'], 'text'],
  ['toolkit', ['graphic'], 'kinds'],
  ['toolkit', ['image'], 'picture'],
  ['livestreams', ['backup_service'], 'choice'],
  ['events', ['access'], 'choice'],
  ['campaign', ['inks', 'gold'], 'colour'],
] as const)('%s %s is a field of type %s', (name, path, type) => {
  expect(fieldAt(name, path)?.type).toBe(type);
});
