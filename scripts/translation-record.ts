import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as check from '@/lib/content/check/check-content';
import { readContent } from '@/lib/content/check/read-content';
import { RECORD_FILE } from '@/lib/content/model/entry-lists';
import { type TranslationRecord, updatedRecord } from '@/lib/content/translation/record';
import { contentRows } from '@/lib/content/translation/translatable-texts';
import { translatedLocales } from '@/lib/i18n/locales';
import { writeJson } from './files';

/**
 * Records from which English each translation was made; nothing while a file cannot be read.
 * @param areRight true if those whose English has changed since fit it still
 */
export function writeRecords(contentDir: string, areRight = false) {
  const { files } = readContent(check.contentFiles(contentDir));
  if (files.some(({ value }) => value === undefined)) return;
  for (const locale of translatedLocales) {
    if (!existsSync(join(contentDir, locale))) continue;
    const before = Object(check.recordIn(contentDir, locale).value) as TranslationRecord;
    const now = updatedRecord(contentRows(files, locale), areRight ? {} : before);
    if (!isDeepStrictEqual(now, before)) writeJson(join(contentDir, locale, RECORD_FILE), now);
  }
}
