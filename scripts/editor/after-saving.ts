import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from '@/lib/content/translation/record-line';
import { translatedLocales } from '@/lib/i18n/locales';
import { writeTranslationRecord } from '@/scripts/content';
import { watchFolder } from '@/scripts/files';
import { contentFolder } from '@/scripts/paths';

/** The editor writes the files of a form one after the other; wait until the last one. */
const SETTLED_MS = 300;

/**
 * Makes what follows from the content whenever it is saved, so that nobody who edits in the forms has to
 * run a command: notes from which English each translation was made, as `npm run translate` does.
 * Returns a function that stops.
 */
export function followSaves(env: NodeJS.Dict<string> = process.env) {
  const folder = contentFolder(env);
  let settled: NodeJS.Timeout | undefined;
  let making = Promise.resolve();
  function make() {
    for (const locale of translatedLocales) {
      if (existsSync(join(folder, locale))) writeTranslationRecord(folder, locale);
    }
  }
  const stop = watchFolder(folder, (name) => {
    if (name === RECORD_FILE) return;
    clearTimeout(settled);
    settled = setTimeout(() => {
      making = making.then(make).catch((error) => console.error(error));
    }, SETTLED_MS);
  });
  return () => {
    clearTimeout(settled);
    stop();
    return making;
  };
}
