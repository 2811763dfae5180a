import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { inLocalTime } from '@/lib/content/check/simplify';
import { contentFormat } from './content-format';

const files = ['content', 'tests/fixtures/content'].flatMap((folder) =>
  ['', 'en', 'es'].flatMap((locale) =>
    readdirSync(join(folder, locale))
      .filter((name) => name.endsWith('.json') && !/^(drawn|translated)/.test(name))
      .map((name) => join(folder, locale, name)),
  ),
);

test.each(files)('%s stays as it is when nothing is changed, its moments by our clock', (file) => {
  const text = readFileSync(file, 'utf8');
  const name = basename(file, '.json');
  const { fromFile, toFile } = contentFormat(name);
  const value = inLocalTime(name, JSON.parse(text), 'America/New_York');
  expect(toFile(fromFile(text))).toBe(`${JSON.stringify(value, null, 2)}\n`);
});

test.each([
  ['site', { notice: null }, 'nothing where the English has a notice'],
  ['site', { toolkit_page_download_all_link: '' }, 'an empty text'],
  ['site', { intro_title: '(nothing)', news_title: '(nada)' }, 'texts that are literally the word'],
  ['site', { letter_figures: [] }, 'an empty list'],
  ['livestreams', [{ description: '', backup_id: null, spanish_id: '' }], 'an empty text and null'],
  ['targets', { kind: 'nobody' }, 'a branch'],
])('%s with %j, %3$s, stays as it is', (name, value, _what) => {
  const { fromFile, toFile } = contentFormat(name);
  expect(JSON.parse(toFile(fromFile(JSON.stringify(value))))).toMatchObject(value);
});

test('an empty field is a missing key, and so of a list', () => {
  expect(contentFormat('site').toFile({ group_2: { intro_title: 'Why?', intro_lead: '' } })).toBe(
    '{\n  "intro_title": "Why?"\n}\n',
  );
  const [livestream] = JSON.parse(
    contentFormat('livestreams').toFile([{ title: 'March', thumbnail: '' }]),
  );
  expect(livestream).toEqual({ title: 'March' });
  const [event] = JSON.parse(
    contentFormat('events').toFile([{ title: 'March', place: '', status: null }]),
  );
  expect(event).not.toHaveProperty('place');
  expect(event).not.toHaveProperty('status');
});

test('keys stand in the schema’s order, the schema’s name first, and what no field shows stays', () => {
  const file = { news_title: 'News', unknown: 1, site_title: 'March', $schema: 'site.json' };
  const { fromFile, toFile } = contentFormat('site');
  const keys = Object.keys(JSON.parse(toFile(fromFile(JSON.stringify(file)))));
  expect(keys).toEqual(['$schema', 'site_title', 'news_title', 'unknown']);
});
