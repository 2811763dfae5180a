import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { posterFacePath } from '@/lib/addresses/paths';
import { sha256 } from '@/lib/sha256';
import type { Print } from '@/scripts/art/pictures/catalogue';
import { printed } from '@/scripts/art/pictures/printing';
import { log, runCommand } from '@/scripts/cli';
import { writeWhole } from '@/scripts/files';
import { DRAWN, MOCK_SERVICES } from '@/scripts/paths';

/** What has been drawn before, each picture by a digest of what it is drawn from. */
const CACHE = join(MOCK_SERVICES, 'pictures');

/** sharp packs this many at a time. */
const AT_ONCE = 4;

function cacheFileOf({ path, ...from }: Print) {
  const digest = sha256(JSON.stringify(from)).slice(0, 32);
  return join(CACHE, digest + extname(path));
}

/** Writes a file unless it says that already, so that nobody who watches it is called. */
function writeChanged(path: string, bytes: Buffer) {
  const file = join(DRAWN, path);
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeWhole(file, bytes);
}

/** Takes away what is not drawn any more. */
function removeOthers(paths: Set<string>) {
  for (const name of readdirSync(DRAWN, { recursive: true, withFileTypes: true })) {
    const file = join(name.parentPath ?? name.path, name.name);
    if (name.isFile() && !paths.has(`/${relative(DRAWN, file).split(sep).join('/')}`)) rmSync(file);
  }
}

/** Draws every picture of the content into `DRAWN`, those that it has drawn before from its cache. */
async function drawPictures() {
  // it draws as it is imported, and its errors are reported like any other
  const { drawings, prints } = await import('@/scripts/art/pictures/catalogue');
  for (const [path, svg] of Object.entries(drawings)) writeChanged(path, Buffer.from(svg));
  const { antonFile } = await import('@/scripts/art/lettering');
  writeChanged(posterFacePath, readFileSync(antonFile));
  const left = [...prints];
  let drawn = 0;
  async function drawNext() {
    for (let print = left.pop(); print; print = left.pop()) {
      const cached = cacheFileOf(print);
      if (!existsSync(cached)) {
        writeWhole(cached, await printed(print));
        drawn += 1;
      }
      writeChanged(print.path, readFileSync(cached));
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  removeOthers(
    new Set([posterFacePath, ...Object.keys(drawings), ...prints.map(({ path }) => path)]),
  );
  if (drawn > 0) log(`${drawn} pictures were drawn.`);
}

await runCommand(drawPictures);
