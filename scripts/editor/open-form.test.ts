import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeRecords } from '@/scripts/translation-record';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { readFolder } from './serve-editor';

vi.stubGlobal('EDITOR_SETTINGS', { timeZone: 'America/New_York' });
const { examine } = await import('./open-form');

test('a Spanish text whose English has changed is doubted, also when it is saved, until it is right', () => {
  const dir = copyBundle();
  const place = { name: 'site' };
  const read = (locale: string) => JSON.parse(readFileSync(join(dir, locale, 'site.json'), 'utf8'));
  const outdated = (en = {}, es = {}) => {
    const typed = { en: { ...read('en'), ...en }, es: { ...read('es'), ...es } };
    return examine(place, typed, readFolder(dir)).outdated;
  };
  const is = 'Whose side are you on?';
  const doubt = {
    isMistake: false,
    locale: 'es',
    name: 'site',
    path: 'intro_title',
    label: 'First screen: Question or slogan',
    text: `The English has changed. It was “Which side are you on?”. It is “${is}”.`,
    right: { 'es site intro_title': is },
  };
  expect(outdated()).toEqual([]);
  expect(outdated({ intro_title: is })).toEqual([doubt]);
  expect(outdated({ intro_title: is }, { intro_title: '¿De quién?' })).toEqual([]);
  writeRecords(dir, doubt.right);
  expect(outdated({ intro_title: is })).toEqual([]);
  setAt(dir, 'en/site.json', 'intro_title', 'Which?');
  writeRecords(dir);
  expect(outdated()).toHaveLength(1);
  writeRecords(dir, true);
  expect(outdated()).toEqual([]);
});
