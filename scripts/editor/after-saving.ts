import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_FILE } from '@/lib/content/model/entry-lists';
import { translatedLocales } from '@/lib/i18n/locales';
import { writeTranslationRecord } from '@/scripts/content';
import { watchFolder } from '@/scripts/files';
import { contentFolder } from '@/scripts/paths';

/** The editor writes the files of a form one after the other; wait until the last one. */
const SETTLED_MS = 300;

/** The modes of the files in a folder, by their paths. */
function modesIn(folder: string): Map<string, number> {
  const names = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
    : [];
  const paths = names.map((name) => join(folder, name));
  const stats = paths.map((path) => [path, statSync(path)] as const);
  return new Map(stats.flatMap(([path, stat]) => (stat.isFile() ? [[path, stat.mode]] : [])));
}

/**
 * Makes what follows from the content whenever it is saved, so that nobody who edits in the forms has to
 * run a command: notes from which English each translation was made, as `npm run translate` does; and files that the
 * browser has put in the place of others have the modes that those had. Returns a function that stops.
 * @param pictures the folder of the campaign's pictures
 */
export function followSaves(pictures: string, env: NodeJS.Dict<string> = process.env) {
  const folder = contentFolder(env);
  const modes = new Map([...modesIn(folder), ...modesIn(pictures)]);
  const usual = modes.get(join(folder, 'campaign.json')) ?? 0o644;
  let settled: NodeJS.Timeout | undefined;
  let making = Promise.resolve();
  function make() {
    for (const [path, mode] of [...modesIn(folder), ...modesIn(pictures)]) {
      if (mode !== (modes.get(path) ?? usual)) chmodSync(path, modes.get(path) ?? usual);
    }
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
