import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as check from '@/lib/content/check/check-content';
import { RECORD_FILE } from '@/lib/content/check/files/content-files';
import { readContent } from '@/lib/content/check/read-content';
import {
  compareWithRecord,
  type TranslationRecord,
  updatedRecord,
} from '@/lib/content/translation/record';
import { contentRows } from '@/lib/content/translation/translatable-texts';
import { translatedLocales } from '@/lib/i18n/locales';
import { writeJson } from './files';

/**
 * Records from which English each translation was made; nothing while a file cannot be read.
 * @param right those that fit another English, which it names, by keys such as `es site intro_title`;
 * true if all fit that of today
 */
export function writeRecords(contentDir: string, right: true | Record<string, string> = {}) {
  const { files } = readContent(check.contentFiles(contentDir));
  if (files.some(({ value }) => value === undefined)) return;
  for (const locale of translatedLocales) {
    if (!existsSync(join(contentDir, locale))) continue;
    const before = Object(check.recordIn(contentDir, locale).value) as TranslationRecord;
    const lines = Object.entries(right === true ? {} : before).map(([key, line]) => {
      const english = Object(right)[`${locale} ${key}`];
      return [key, typeof english === 'string' ? line.replace(/ .*/s, () => ` ${english}`) : line];
    });
    const now = updatedRecord(contentRows(files, locale), Object.fromEntries(lines));
    if (!isDeepStrictEqual(now, before)) writeJson(join(contentDir, locale, RECORD_FILE), now);
  }
}

/** The English from which each translation was made, where that is known, by `es site intro_title`. */
export function translatedFrom(contentDir: string) {
  const { files } = readContent(check.contentFiles(contentDir));
  return translatedLocales.flatMap((locale) => {
    const record = Object(check.recordIn(contentDir, locale).value) as TranslationRecord;
    const all = contentRows(files, locale);
    const { unrecorded } = compareWithRecord(all, record);
    return all
      .filter((row) => row.translation !== null && !unrecorded.includes(row))
      .map(({ file, at, recordKey }) => {
        const was = record[recordKey]?.replace(/^\w+ /, '') ?? '';
        return { locale, file, at, key: `${locale} ${recordKey}`, was };
      });
  });
}
