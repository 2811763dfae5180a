import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { posterFacePath } from '@/lib/addresses/paths';
import { sha256 } from '@/lib/sha256';
import type { Print } from '@/scripts/art/pictures/catalogue';
import { printed } from '@/scripts/art/pictures/printing';
import { log } from '@/scripts/cli';
import { writeGenerated, writeWhole } from '@/scripts/files';
import { DRAWN, MOCK_SERVICES } from '@/scripts/paths';
import { exportedFiles } from './export-hash';

/** What has been drawn before, each picture by a digest of what it is drawn from. */
const CACHE = join(MOCK_SERVICES, 'pictures');

/** sharp packs this many at a time. */
const AT_ONCE = 4;

function cacheFileOf({ path, ...from }: Print) {
  const digest = sha256(JSON.stringify(from)).slice(0, 32);
  return join(CACHE, digest + extname(path));
}

/** Draws every picture of the content into `DRAWN`, those that it has drawn before from its cache. */
export async function main() {
  // it draws as it is imported
  const { drawings, prints } = await import('@/scripts/art/pictures/catalogue');
  const { antonFile } = await import('@/scripts/art/lettering');
  const files: Record<string, Buffer | string> = {
    ...drawings,
    [posterFacePath]: readFileSync(antonFile),
  };
  const left = [...prints];
  let drawn = 0;
  async function drawNext() {
    for (let print = left.pop(); print; print = left.pop()) {
      const cached = cacheFileOf(print);
      if (!existsSync(cached)) {
        writeWhole(cached, await printed(print));
        drawn += 1;
      }
      files[print.path] = readFileSync(cached);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  writeGenerated(DRAWN, files);
  for (const path of exportedFiles(DRAWN)) if (!(`/${path}` in files)) rmSync(join(DRAWN, path));
  if (drawn > 0) log(`${drawn} pictures were drawn.`);
}
