import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DRAWN, drawnRecord, PRINTED } from '../../lib/content/drawings.mjs';
import { drawnInto } from '../../lib/content/public-folder.mjs';
import { printRecord, stalePrints } from '../art/print-record.mjs';
import { CONTENT_OPTION, log, readArguments, runCommand, UserError } from '../cli.mjs';
import { readJson, writeJson } from '../files.mjs';
import { contentFolder, ROOT } from '../paths.mjs';

const HELP = `npm run art [-- --content campaigns/2027/content]

Draws every picture of the site: into public/ what is deployed, into scripts/art/drawn/ what is only
printed from, and into lib/ the outlines that the site draws with. Another campaign's content folder
has a public/ of its own beside it. A picture in pixels whose drawing is as it was stays as it is. With
--check it writes nothing, and fails where a drawing is out of date; with --changed it draws only where
the content no longer says what is drawn.`;

/** Where the drawings are. */
const drawnFolder = () => drawnInto(contentFolder());

/** The file for a path in the catalogue. @param {string} path */
const fileOf = (path) =>
  path.startsWith('public/') ? join(drawnFolder(), path.slice('public/'.length)) : join(ROOT, path);

/** @param {string} path @param {string | Buffer} bytes */
async function write(path, bytes) {
  const file = fileOf(path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  const size = Buffer.byteLength(bytes).toLocaleString('en');
  const zipped = path.endsWith('.svg') ? `${gzipSync(bytes).length.toLocaleString('en')} gz` : '';
  console.log(`${relative(ROOT, file).padEnd(56)}${size.padStart(8)} B  ${zipped.padStart(10)}`);
}

/** A record that is not there, or that a merge has broken, is written anew. @param {string} file */
function readRecord(file) {
  try {
    return readJson(file);
  } catch {
    return {};
  }
}

/** The most pictures that a sentence names. */
const MOST_NAMED = 5;

/**
 * Graphics of entries that the toolkit no longer has, and cards of pages that the campaign no longer has.
 *
 * @param {Set<string>} paths all that it has
 */
async function leftOver(paths) {
  const folders = ['public/images', 'scripts/art/drawn'];
  const found = await Promise.all(
    folders.map(async (folder) => {
      const names = await readdir(fileOf(folder)).catch(() => []);
      return names
        .filter((name) => /^(graphic|card)-/.test(name))
        .map((name) => `${folder}/${name}`);
    }),
  );
  return found.flat().filter((path) => !paths.has(path));
}

// `npm run art`. No PNG or WebP is compared by its bytes, since another machine's encoder may pack the
// same pixels differently: what it was printed from is.
await runCommand(async () => {
  const { values } = readArguments(HELP, {
    options: { check: { type: 'boolean' }, changed: { type: 'boolean' }, ...CONTENT_OPTION },
  });
  const content = await import('../art/content.mjs');
  const record = drawnRecord(content.drawings);
  const drawnFile = join(contentFolder(), DRAWN);
  if (values.changed && (await readFile(drawnFile, 'utf8').catch(() => null)) === record) return;
  // the catalogue draws when it is imported, so import it here to catch errors
  const { drawings, prints } = await import('../art/catalogue.mjs');
  const isOwn = drawnFolder() !== join(ROOT, 'public');
  const drawn = Object.entries(drawings).filter(([path]) => !isOwn || path.startsWith('public/'));
  const paths = new Set([...Object.keys(drawings), ...prints.map(({ path }) => path)]);
  const old = (await leftOver(paths)).filter((path) => !isOwn || path.startsWith('public/'));
  const printedFile = join(contentFolder(), PRINTED);
  const unprinted = stalePrints(prints, readRecord(printedFile), (path) =>
    existsSync(fileOf(path)),
  );
  if (values.check) {
    const stale = [...old, ...unprinted.map(({ path }) => path)];
    for (const [path, svg] of drawn) {
      const committed = await readFile(fileOf(path), 'utf8').catch(() => null);
      if (committed !== svg) stale.push(path);
    }
    if (stale.length) {
      const more = stale.length > MOST_NAMED ? ` and ${stale.length - MOST_NAMED} more` : '';
      const named = stale.slice(0, MOST_NAMED).join(', ');
      throw new UserError(`Run npm run art: ${named}${more} out of date.`);
    }
    return;
  }
  const { printed } = await import('../art/printing.mjs');
  for (const [path, svg] of drawn) await write(path, svg);
  for (const print of unprinted) await write(print.path, await printed(print));
  for (const path of old) await rm(fileOf(path));
  writeJson(printedFile, printRecord(prints));
  const kept = prints.length - unprinted.length;
  log(`${unprinted.length} pictures in pixels were drawn, and ${kept} are as they were.`);
  // the content check compares it with what the content says
  await writeFile(drawnFile, record);
});
