import { join, relative, sep } from 'node:path';
import { checkedContent } from '@/lib/content/check/checked-content';
import { filesIn, messagesIn, recordIn } from '@/lib/content/check/content';
import { readContent } from '@/lib/content/check/read-content';
import { errorReport } from '@/lib/content/check/report';
import type { Campaign } from '@/lib/content/model/campaign';
import { compareWithRecord, recordOf } from '@/lib/content/translation/record';
import { RECORD_FILE, type TranslationRecord } from '@/lib/content/translation/record-line';
import { contentRows, messageRows } from '@/lib/content/translation/texts';
import type { Locale } from '@/lib/i18n/locales';
import { UserError } from './cli';
import { writeJson } from './files';
import { contentFolder, ROOT } from './paths';

const MESSAGES = join(ROOT, 'messages');

/** Checks the content folder of a build and the messages, as `checkedContent` does. */
export function checkContent(env: NodeJS.Dict<string> = process.env) {
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  return checkedContent({ dir, name, messagesDir: MESSAGES, env });
}

/** The campaign of a content folder, also where other files are wrong. Throws `UserError` where its own file is. */
export function campaignIn(dir: string): Campaign {
  const { campaign } = readContent(filesIn(dir)).bundle;
  if (campaign) return campaign;
  throw new UserError(errorReport(checkedContent({ dir }).issues));
}

/** Every text of a content folder and of the messages beside its translation, and what is recorded of them. */
export function translationRecord(contentDir: string, locale: Locale) {
  const { files } = readContent(filesIn(contentDir));
  const rows = [...contentRows(files, locale), ...messageRows(messagesIn(MESSAGES), locale)];
  const record = Object(recordIn(contentDir, locale).value) as TranslationRecord;
  const isReadable = files.every(({ value }) => value !== undefined);
  return { rows, record, isReadable, ...compareWithRecord(rows, record) };
}

/**
 * Writes down from which English each translation of a content folder was made; nothing while a file of it cannot
 * be read.
 * @param confirmed stale translations that somebody found right, by their place
 */
export function writeTranslationRecord(
  contentDir: string,
  locale: Locale,
  confirmed?: ReadonlySet<string>,
) {
  const { rows, record, isReadable } = translationRecord(contentDir, locale);
  const path = join(contentDir, locale, RECORD_FILE);
  if (isReadable) writeJson(path, recordOf(rows, record, confirmed));
}
