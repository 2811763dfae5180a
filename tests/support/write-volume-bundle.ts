import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { volumeLists } from './volume';

/** Writes a bundle with long lists into `dir`, for CONTENT_DIR; all else is as in content/. */
export function writeVolumeBundle(dir: string): void {
  const read = (list: string) => JSON.parse(readFileSync(`content/en/${list}.json`, 'utf8'));
  const lists = volumeLists({
    partners: read('partners'),
    livestreams: read('livestreams'),
    letters: read('letters'),
  });

  cpSync('content', dir, { recursive: true });
  for (const [list, entries] of Object.entries(lists)) {
    writeFileSync(join(dir, 'en', `${list}.json`), JSON.stringify(entries, null, 2));
  }
}
