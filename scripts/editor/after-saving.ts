import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { translatedLocales } from '@/lib/i18n/locales';
import { writeTranslationRecord } from '@/scripts/content';

/** The modes of the files in folders, by their paths. */
function modesIn(...folders: string[]): Map<string, number> {
  const paths = folders.filter(existsSync).flatMap((folder) => {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return names.map((name) => join(folder, name));
  });
  const stats = paths.map((path) => [path, statSync(path, { throwIfNoEntry: false })] as const);
  return new Map(stats.flatMap(([path, stat]) => (stat?.isFile() ? [[path, stat.mode]] : [])));
}

/**
 * Returns a function that makes what follows from what the forms have saved, so that nobody who edits in them has to
 * run a command: it notes from which English each translation was made, as `npm run translate` does; and files that
 * the browser has put in the place of others have the modes that those had.
 * @param folder the content
 * @param pictures the folder of the campaign's pictures
 */
export function afterSaving(folder: string, pictures: string): () => void {
  const modes = modesIn(folder, pictures);
  const usual = modes.get(join(folder, 'campaign.json')) ?? 0o644;
  return () => {
    for (const [path, mode] of modesIn(folder, pictures)) {
      const was = modes.get(path) ?? usual;
      if (mode !== was) chmodSync(path, was);
    }
    for (const locale of translatedLocales) {
      if (existsSync(join(folder, locale))) writeTranslationRecord(folder, locale);
    }
  };
}
