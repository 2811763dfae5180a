import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeRecords } from '@/scripts/translation-record';

/** The mode of a file that a browser has replaced: only its owner can read it. */
const BROWSERS_MODE = 0o600;

/** The content folder in a repository, and where its pictures are. */
export type ContentPaths = readonly [content: string, pictures: string];

/** Makes the browser's files readable like their folder, and updates the record. */
export function afterSaving(root: string, paths: ContentPaths) {
  const folders = paths.map((path) => join(root, path));
  for (const folder of folders.filter(existsSync)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, name);
      const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
      if ((mode & 0o777) === BROWSERS_MODE) chmodSync(path, statSync(dirname(path)).mode & 0o666);
    }
  }
  writeRecords(join(root, paths[0]));
}
