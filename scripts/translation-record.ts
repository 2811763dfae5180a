import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as check from '@/lib/content/check/check-content';
import { readContent } from '@/lib/content/check/read-content';
import { RECORD_FILE } from '@/lib/content/model/entry-lists';
import {
  compareWithRecord,
  recordOf,
  type TranslationRecord,
} from '@/lib/content/translation/record';
import { contentRows, messageRows } from '@/lib/content/translation/translatable-texts';
import type { Locale } from '@/lib/i18n/locales';
import { writeJson } from './files';
import { MESSAGES } from './paths';

/** Every text of a content folder and of the messages beside its translation, and what is recorded of them. */
export function translationRecord(contentDir: string, locale: Locale) {
  const { files } = readContent(check.filesIn(contentDir));
  const content = contentRows(files, locale);
  const rows = [...content, ...messageRows(check.messagesIn(MESSAGES), locale)];
  const record = Object(check.recordIn(contentDir, locale).value) as TranslationRecord;
  const isReadable = files.every(({ value }) => value !== undefined);
  return { content, rows, record, isReadable, ...compareWithRecord(content, record) };
}

/**
 * Records from which English each translation was made; nothing while a file cannot be read.
 * @param confirmed places of stale translations that somebody found right
 */
export function writeTranslationRecord(
  contentDir: string,
  locale: Locale,
  confirmed?: ReadonlySet<string>,
) {
  const { content, record, isReadable } = translationRecord(contentDir, locale);
  const now = recordOf(content, record, confirmed);
  if (isReadable && !isDeepStrictEqual(now, record))
    writeJson(join(contentDir, locale, RECORD_FILE), now);
}
