import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { translatedLocales } from '../../lib/i18n/languages.mjs';
import { contentFolder } from '../paths.mjs';
import { writeTranslationRecord } from '../translation-record.mjs';

/** The editor writes the files of a form one after the other; wait until the last one. */
const SETTLED_MS = 300;

/** What is made here of the content, in whose folder it stands. */
const MADE = 'translated-from.json';

/**
 * Makes what follows from the content whenever it is saved, so that nobody who edits in the forms has to run
 * a command: notes from which English each translation was made, as `npm run translate` does. Returns a function
 * that stops.
 *
 * @param {NodeJS.ProcessEnv} [env]
 */
export function keepUpWithSaves(env = process.env) {
  const folder = contentFolder(env);
  /** @type {NodeJS.Timeout | undefined} */
  let settled;
  let making = Promise.resolve();
  async function make() {
    for (const locale of translatedLocales) {
      if (existsSync(join(folder, locale))) await writeTranslationRecord(folder, locale);
    }
  }
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (name?.endsWith(MADE)) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      making = making.then(make).catch((error) => console.error(error));
    }, SETTLED_MS);
  });
  return () => {
    clearTimeout(settled);
    watcher.close();
    return making;
  };
}
