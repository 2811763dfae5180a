import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { runCommand, UserError } from '../cli.mjs';
import { contentFolder, ROOT } from '../paths.mjs';

/** @param {string} path @param {string | Buffer} bytes */
async function write(path, bytes) {
  const file = join(ROOT, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const size = Buffer.byteLength(bytes).toLocaleString('en');
  const zipped = path.endsWith('.svg') ? `${gzipSync(bytes).length.toLocaleString('en')} gz` : '';
  console.log(`${path.padEnd(56)}${size.padStart(8)} B  ${zipped.padStart(10)}`);
}

// `npm run art` draws every picture of the site: into public/ what is deployed, and into
// scripts/art/drawn/ what is only printed from. With --check it writes nothing and fails if a
// committed drawing is out of date; only SVG, since another machine's encoder may pack the same
// pixels differently.
await runCommand(async () => {
  // the drawings are made as this is loaded, so that their errors are caught here
  const { drawings, prints } = await import('../art/catalogue.mjs');
  if (process.argv.includes('--check')) {
    const stale = [];
    for (const [path, svg] of Object.entries(drawings)) {
      const committed = await readFile(join(ROOT, path), 'utf8').catch(() => null);
      if (committed !== svg) stale.push(path);
    }
    if (stale.length) throw new UserError(`Run npm run art: ${stale.join(', ')} is out of date.`);
    return;
  }
  const { printed } = await import('../art/printing.mjs');
  const { graphicWords } = await import('../art/pictures/graphics.mjs');
  const words = `${JSON.stringify(graphicWords(), null, 2)}\n`;
  for (const [path, svg] of Object.entries(drawings)) await write(path, svg);
  for (const print of prints) await write(print.path, await printed(print));
  // what the content check compares the words of the graphics with
  await writeFile(join(contentFolder(), 'drawn-graphics.json'), words);
});
