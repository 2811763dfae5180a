import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentPlace } from '@/lib/content/model/entry-lists';
import { contentFormat } from './content-format';

const files = ['content', 'tests/fixtures/content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !/translated-from/.test(path))
    .map((path) => [contentPlace(path).name, join(folder, path)] as const),
);

test.each(files)('%s: %s stays as it is when nothing is changed', (name, file) => {
  const text = readFileSync(file, 'utf8');
  const { fromFile, toFile } = contentFormat(name);
  expect(toFile(fromFile(text))).toBe(text);
});

test.each([
  ['site', { notice: null }, 'nothing where the English has a notice'],
  ['site', { toolkit_page_download_all_link: '' }, 'an empty text'],
  ['site', { intro_title: '(nothing)', news_title: '(nada)' }, 'texts that are literally the word'],
  ['site', { letter_figures: [] }, 'an empty list'],
  ['targets', { kind: 'nobody' }, 'a branch'],
])('%s with %j, %3$s, stays as it is', (name, value, _what) => {
  const { fromFile, toFile } = contentFormat(name);
  expect(JSON.parse(toFile(fromFile(JSON.stringify(value))))).toMatchObject(value);
});

test('an empty field is a missing key', () => {
  expect(contentFormat('site').toFile({ group_2: { intro_title: 'Why?', intro_lead: '' } })).toBe(
    '{\n  "intro_title": "Why?"\n}\n',
  );
  const livestream = contentFormat('livestreams').toFile({ title: 'March', thumbnail: '' });
  expect(JSON.parse(livestream)).toMatchObject({ title: 'March' });
});

test('keys stand in the schema’s order, the schema’s name first, and what no field shows stays', () => {
  const file = { news_title: 'News', unknown: 1, site_title: 'March', $schema: 'site.json' };
  const { fromFile, toFile } = contentFormat('site');
  const keys = Object.keys(JSON.parse(toFile(fromFile(JSON.stringify(file)))));
  expect(keys).toEqual(['$schema', 'site_title', 'news_title', 'unknown']);
});
