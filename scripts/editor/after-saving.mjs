import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { DRAWN } from '../../lib/content/drawings.mjs';
import { translatedLocales } from '../../lib/i18n/languages.mjs';
import { execNode } from '../exec.mjs';
import { contentFolder } from '../paths.mjs';
import { writeTranslationRecord } from '../translation-record.mjs';

/** The editor writes the files of a form one after the other; wait until the last one. */
const SETTLED_MS = 300;

/** What is made here of the content, in whose folder it stands. */
const MADE = [DRAWN, 'translated-from.json'];

/**
 * Makes what follows from the content whenever it is saved, so that nobody who edits in the forms has to run
 * a command: notes from which English each translation was made, as `npm run translate` does, and draws
 * the pictures whose words have changed, as `npm run art` does. Returns a function that stops.
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
    await execNode('scripts/commands/art.mjs', ['--changed'], { env });
  }
  const watcher = watch(folder, { recursive: true }, (_event, name) => {
    if (MADE.some((made) => name?.endsWith(made))) return;
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
