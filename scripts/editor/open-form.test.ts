import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { writeRecords } from '@/scripts/translation-record';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { readFolder } from './serve-editor';

vi.stubGlobal('EDITOR_SETTINGS', { timeZone: 'America/New_York' });
const { examine } = await import('./examine');
const { close, follow, isUnsaved, valuesOfForm } = await import('./open-form');

test('what others changed counts from a draft that is restored, not from one that is discarded', () => {
  const records = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, text: string) => records.set(key, text),
    removeItem: (key: string) => records.delete(key),
  });
  vi.stubGlobal('dispatchEvent', () => true);
  const place = { name: 'news', id: 'march' };
  const news = (title: string, source: string) => ({ en: { title, source } });
  const theirs = news('March', 'Theirs');
  const content = { texts: { 'en/news/march.json': JSON.stringify(theirs.en) }, locked: [] };
  const undone = (typed: object) => {
    follow('#/march', 'en', typed);
    return examine(place, typed, { ...content, isFull: false, translatedFrom: [] }).undone.length;
  };
  const leaveDraft = () => {
    follow('#/march', 'en', news('March', 'Paper'));
    follow('#/march', 'en', news('Mine', 'Paper'));
    close(false);
    follow('#/march', 'en', theirs);
    expect(isUnsaved()).toBe(false);
  };
  leaveDraft();
  expect(undone(news('Mine', 'Paper'))).toBe(1);
  close(true);
  expect(records.size).toBe(0);
  leaveDraft();
  expect(undone(news('Ours', 'Theirs'))).toBe(0);
  // typed and taken out again
  follow('#/march', 'en', theirs);
  expect(records.size).toBe(0);
});

test('what a half knows of the other one, which is typed in, undoes nothing of that', () => {
  const storage = { getItem: () => null, setItem() {}, removeItem() {} };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('dispatchEvent', () => true);
  const halves = (title: string) => ({ en: { title }, es: { title: 'Marcha' } });
  follow('#/late', 'en', halves('March'));
  follow('#/late', 'en', halves('Vigil'));
  follow('#/late', 'es', halves('March'));
  expect(isUnsaved()).toBe(true);
  expect(valuesOfForm().en).toEqual({ title: 'Vigil' });
  close(true);
});

test('of a new target the English words stand in Spanish, until they are translated', () => {
  const ana = { name: 'Ana', role: 'Mayor', phone: '(757) 555-0143', place: 'Hall' };
  const target = { ...ana, callpower_id: '1', said: 'You voted yes.' };
  const list = (call: string, target: object) => ({
    targets: { kind: 'list', call, targets: [target] },
  });
  // the CMS repeats what no language changes
  const { name, phone, callpower_id } = target;
  const spanish = list('Llame', { name, phone, callpower_id, place: 'Ayuntamiento' });
  const { written } = examine(
    { name: 'targets' },
    { en: list('Call', target), es: spanish },
    readFolder('tests/fixtures/content'),
  );
  const { said: _, ...words } = target;
  expect(JSON.parse(written['es/targets.json'] ?? '')).toEqual(
    list('Llame', { ...words, place: 'Ayuntamiento' }).targets,
  );
});

test('a Spanish text whose English has changed is doubted, also when it is saved, until it is right', () => {
  const dir = copyBundle();
  const place = { name: 'site' };
  const read = (locale: string) => JSON.parse(readFileSync(join(dir, locale, 'site.json'), 'utf8'));
  const outdated = (en = {}, es = {}) => {
    const typed = { en: { ...read('en'), ...en }, es: { ...read('es'), ...es } };
    return examine(place, typed, readFolder(dir)).issues.filter(({ right }) => right);
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
