import { join, relative, sep } from 'node:path';
import { checkedContent } from '@/lib/checked-content';
import { readRecord, recordOf } from '@/lib/content/translation/record';
import type { Locale } from '@/lib/i18n/locales';
import { writeJson } from './files';
import { contentFolder, ROOT } from './paths';

const MESSAGES = join(ROOT, 'messages');

/** Checks the content folder of a build and the messages, as `checkedContent` does. */
export function checkContent(env: NodeJS.Dict<string> = process.env) {
  const dir = contentFolder(env);
  const name = relative(ROOT, dir).split(sep).join('/');
  return checkedContent({ dir, name, messagesDir: MESSAGES, env });
}

/** What is recorded of the translations of a content folder, with the rows of the messages. */
export const translationRecord = (contentDir: string, locale: Locale) =>
  readRecord({ contentDir, messagesDir: MESSAGES }, locale);

/**
 * Writes down from which English each translation of a content folder was made.
 * @param confirmed stale translations that somebody found right, by their place
 */
export function writeTranslationRecord(
  contentDir: string,
  locale: Locale,
  confirmed?: ReadonlySet<string>,
) {
  const { path, rows, record } = translationRecord(contentDir, locale);
  writeJson(path, recordOf(rows, record, confirmed));
}
