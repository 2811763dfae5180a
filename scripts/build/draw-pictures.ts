import { existsSync, readFileSync, rmSync } from 'node:fs';
import { extname, join } from 'node:path';
import { posterFacePath } from '@/lib/addresses/paths';
import { sha256 } from '@/lib/sha256';
import { antonFile } from '@/scripts/art/lettering';
import { prints, svgFiles } from '@/scripts/art/pictures/catalogue';
import { type Print, printed } from '@/scripts/art/pictures/pixels';
import { log } from '@/scripts/cli';
import { writeGenerated, writeWhole } from '@/scripts/files';
import { DRAWN, FONTS, MOCK_SERVICES } from '@/scripts/paths';
import { exportedFiles } from './export-hash';
import { pageFonts } from './page-fonts';

/** Pictures drawn before, by the hash of what they are drawn from. */
const CACHE = join(MOCK_SERVICES, 'pictures');

/** Draws every picture of the content into `DRAWN`, or takes it from the cache; subsets the pages' fonts. */
export async function main() {
  const files: Record<string, Buffer | string> = {
    ...svgFiles,
    [posterFacePath]: readFileSync(antonFile),
  };
  // first what styles import, for which `npm run dev` waits
  writeGenerated(DRAWN, files);
  writeGenerated(FONTS, await pageFonts());
  let drawn = 0;
  async function draw({ path, ...from }: Print) {
    const digest = sha256(JSON.stringify(from)).slice(0, 32);
    const cached = join(CACHE, digest + extname(path));
    if (!existsSync(cached)) {
      writeWhole(cached, await printed({ path, ...from }));
      drawn += 1;
    }
    files[path] = readFileSync(cached);
  }
  // sharp packs four at a time
  await Promise.all(prints.map(draw));
  writeGenerated(DRAWN, files);
  for (const path of exportedFiles(DRAWN)) if (!(`/${path}` in files)) rmSync(join(DRAWN, path));
  if (drawn > 0) log(`${drawn} pictures were drawn.`);
}
