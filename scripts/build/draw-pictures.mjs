import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { drawings, prints } from '../art/catalogue.mjs';
import { printed } from '../art/printing.mjs';
import { isMain, log, runCommand } from '../cli.mjs';
import { writeWhole } from '../files.mjs';
import { DRAWN, STAND_INS } from '../paths.mjs';

/** @import { Print } from '../art/catalogue.mjs' */

/** What has been drawn before, each picture by a digest of what it is drawn from. */
const CACHE = join(STAND_INS, 'pictures');

/** sharp packs this many at a time. */
const AT_ONCE = 4;

/** @param {Print} print */
function cacheFileOf({ path, ...from }) {
  const digest = createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 32);
  return join(CACHE, digest + extname(path));
}

/** Writes a file unless it says that already, so that nobody who watches it is called. @param {string} path @param {Buffer} bytes */
function writeChanged(path, bytes) {
  const file = join(DRAWN, path);
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) writeWhole(file, bytes);
}

/** Takes away what is not drawn any more. @param {Set<string>} paths */
function removeOthers(paths) {
  for (const name of readdirSync(DRAWN, { recursive: true, withFileTypes: true })) {
    const file = join(name.parentPath ?? name.path, name.name);
    if (name.isFile() && !paths.has(`/${relative(DRAWN, file).split(sep).join('/')}`)) rmSync(file);
  }
}

/** Draws every picture of the content into `DRAWN`, those that it has drawn before from its cache. */
async function drawPictures() {
  for (const [path, svg] of Object.entries(drawings)) writeChanged(path, Buffer.from(svg));
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
  removeOthers(new Set([...Object.keys(drawings), ...prints.map(({ path }) => path)]));
  if (drawn > 0) log(`${drawn} pictures were drawn.`);
}

if (isMain(import.meta)) await runCommand(drawPictures);
