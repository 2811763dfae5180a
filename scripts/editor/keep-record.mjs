import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { translatedLocales } from '../../lib/i18n/languages.mjs';
import { contentFolder } from '../paths.mjs';
import { writeTranslationRecord } from '../translation-record.mjs';

/** The editor writes the files of a form one after the other; wait until the last one. */
const SETTLED_MS = 300;
const RECORD = 'translated-from.json';

/**
 * Notes from which English each translation was made, whenever the content is saved, as `npm run translate`
 * does, so that nobody who edits both languages in the forms has to run it. Returns a function that stops.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function keepTranslationRecord(env) {
  const folder = contentFolder(env);
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  async function write() {
    for (const locale of translatedLocales) {
      if (existsSync(join(folder, locale))) await writeTranslationRecord(folder, locale);
    }
  }
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name?.endsWith(RECORD)) return;
    clearTimeout(settled);
    settled = setTimeout(write, SETTLED_MS);
  });
  return () => {
    clearTimeout(settled);
    watcher.close();
  };
}
