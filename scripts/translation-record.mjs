import { join } from 'node:path';
import { importFromLib } from './content.mjs';
import { writeJson } from './files.mjs';
import { ROOT } from './paths.mjs';

/**
 * Writes down from which English each translation of a content folder and of the messages was made.
 *
 * @param {string} contentDir
 * @param {string} locale
 * @param {ReadonlySet<string>} [confirmed] stale translations that somebody found right, by their place
 */
export async function writeTranslationRecord(contentDir, locale, confirmed) {
  const { recordFiles, recordOf } = await importFromLib('content/translation/record.ts');
  const folders = { contentDir, messagesDir: join(ROOT, 'messages') };
  for (const { path, rows, record } of recordFiles(folders, locale)) {
    writeJson(path, recordOf(rows, record, confirmed));
  }
}
