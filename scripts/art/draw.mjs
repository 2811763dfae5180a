import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { drawings, prints } from './catalogue.mjs';
import { printed } from './printing.mjs';

/*
 * `npm run art` draws every picture of the site into public/ and prints what it wrote.
 * With --check it writes nothing and fails if a committed drawing is not what would be drawn;
 * only SVG, since another machine's encoder may pack the same pixels differently.
 */

const PUBLIC = new URL('../../public/', import.meta.url);

/**
 * @param {string} path
 * @param {string | Buffer} bytes
 */
async function write(path, bytes) {
  const file = fileURLToPath(new URL(path, PUBLIC));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);

  const size = Buffer.byteLength(bytes).toLocaleString('en');
  const zipped = path.endsWith('.svg') ? `${gzipSync(bytes).length.toLocaleString('en')} gz` : '';
  console.log(`${`public/${path}`.padEnd(52)}${size.padStart(8)} B  ${zipped.padStart(10)}`);
}

async function drawAll() {
  for (const [path, svg] of Object.entries(drawings)) {
    await write(path, svg);
  }
  for (const print of prints) {
    await write(print.path, await printed(print));
  }
}

async function check() {
  const stale = [];
  for (const [path, svg] of Object.entries(drawings)) {
    const committed = await readFile(new URL(path, PUBLIC), 'utf8').catch(() => null);
    if (committed !== svg) {
      stale.push(path);
    }
  }
  for (const path of stale) {
    console.error(`public/${path} is not what scripts/art draws: run npm run art`);
  }
  process.exitCode = stale.length ? 1 : 0;
}

await (process.argv.includes('--check') ? check() : drawAll());
