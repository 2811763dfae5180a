import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../places.mjs';
import { command } from '../say.mjs';

/*
 * `npm run art` draws every picture of the site and prints what it wrote: into public/ what is
 * deployed, and into scripts/art/drawn/ what is only printed from.
 * With --check it writes nothing and fails if a committed drawing is not what would be drawn;
 * only SVG, since another machine's encoder may pack the same pixels differently.
 */

/**
 * @param {string} path
 * @param {string | Buffer} bytes
 */
async function write(path, bytes) {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);

  const size = Buffer.byteLength(bytes).toLocaleString('en');
  const zipped = path.endsWith('.svg') ? `${gzipSync(bytes).length.toLocaleString('en')} gz` : '';
  console.log(`${path.padEnd(56)}${size.padStart(8)} B  ${zipped.padStart(10)}`);
}

/** @param {typeof import('./catalogue.mjs')} catalogue */
async function drawAll({ drawings, prints }) {
  const { printed } = await import('./printing.mjs');
  for (const [path, svg] of Object.entries(drawings)) {
    await write(path, svg);
  }
  for (const print of prints) {
    await write(print.path, await printed(print));
  }
}

/** @param {typeof import('./catalogue.mjs')} catalogue */
async function check({ drawings }) {
  const stale = [];
  for (const [path, svg] of Object.entries(drawings)) {
    const committed = await readFile(join(ROOT, path), 'utf8').catch(() => null);
    if (committed !== svg) {
      stale.push(path);
    }
  }
  for (const path of stale) {
    console.error(`${path} is not what scripts/art draws: run npm run art`);
  }
  process.exitCode = stale.length ? 1 : 0;
}

await command(async () => {
  // drawn as it is loaded, so that what cannot be drawn ends here with its sentence
  const catalogue = await import('./catalogue.mjs');
  await (process.argv.includes('--check') ? check(catalogue) : drawAll(catalogue));
});
