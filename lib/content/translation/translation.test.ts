import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { FIXTURE } from '@/tests/support/fixture';
import { tempFolder } from '@/tests/support/temp-folder';
import { contentFiles } from '../check/check-content';
import { readContent } from '../check/read-content';
import { compareWithRecord, updatedRecord } from './record';
import { contentRows } from './translatable-texts';

let folder: string;
const at = (file: string) => join(folder, file);
const site = () => at('content/es/site.json');
const rally = (locale: string) => at(`content/${locale}/events/2021-10-24-2000.json`);
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const content = () => contentRows(readContent(contentFiles(at('content'))).files, 'es');

beforeEach(() => {
  folder = tempFolder();
  cpSync(FIXTURE, at('content'), { recursive: true });
});

function change(path: string, key: string, value: unknown) {
  writeFileSync(path, `${JSON.stringify({ ...json(path), [key]: value }, null, 2)}\n`);
}

test('all of the campaign’s own words are to be translated, and nothing that others said', () => {
  expect(content().filter(({ translation }) => translation === null)).toEqual([]);
  expect(content().filter(({ file }) => /news|letters|partners/.test(file))).toEqual([]);
});

describe('the record of the English that translations were made from', () => {
  const english = () => at('content/en/site.json');
  const keys = (some: ReturnType<typeof content>) => some.map(({ recordKey }) => recordKey);
  const changedBy = (make: () => void) => {
    const record = updatedRecord(content());
    make();
    const { stale, unrecorded } = compareWithRecord(content(), record);
    return { record, stale: keys(stale), unrecorded: keys(unrecorded) };
  };

  test('has one sorted line for each translation', () => {
    const record = updatedRecord(content());
    expect(Object.keys(record)).toEqual(Object.keys(record).toSorted());
    expect(Object.keys(record)).toHaveLength(content().length);
    expect(record['site intro_title']).toMatch(/^[0-9a-f]{8} Which side are you on\?$/);
  });

  test('finds a translation whose English has changed, until that has changed too', () => {
    const changed = changedBy(() => change(english(), 'intro_title', 'Whose side are you on?'));
    expect(changed.stale).toEqual(['site intro_title']);
    expect(changed.unrecorded).toEqual([]);
    change(site(), 'intro_title', '¿Del lado de quién está?');
    expect(compareWithRecord(content(), changed.record).stale).toEqual([]);
  });

  test('is kept for what is stale, until an editor confirms the translation', () => {
    const { record } = changedBy(() => change(english(), 'intro_title', 'Whose side are you on?'));
    const kept = updatedRecord(content(), record);
    expect(kept).toEqual(record);
    expect(keys(compareWithRecord(content(), kept).stale)).toHaveLength(1);
    expect(compareWithRecord(content(), updatedRecord(content()))).toEqual({
      stale: [],
      unrecorded: [],
    });
  });

  test('knows new translations, which are not stale', () => {
    const { stale, unrecorded } = changedBy(() => {
      for (const locale of ['en', 'es']) {
        const vigil = at(`content/${locale}/events/vigil.json`);
        const { description } = json(rally(locale));
        writeFileSync(vigil, JSON.stringify({ title: `Vigil ${locale}`, description }));
      }
    });
    expect(stale).toEqual([]);
    expect(unrecorded).toEqual(['events/vigil title', 'events/vigil description']);
  });
});
