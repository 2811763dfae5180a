import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import { contentFolder, OUT } from './places.mjs';
import { command, isCommand, Stop, say } from './say.mjs';

/** The first day that a zip can name, so that the same pictures always make the same bytes. */
const NO_TIME = new Date(1980, 0, 1);

/** A PNG is packed already. */
const STORED = 0;

/**
 * One zip per locale of the toolkit's own pictures, into `downloads/` of an exported site: what
 * "Download all" leads to where the content names no folder. Spanish without a toolkit of its own
 * has English's. Answers the files written.
 *
 * @param {string} content the content folder
 * @param {string} out the exported site, in which the pictures are
 */
export function zipToolkit(content, out) {
  /** @param {string} locale */
  const file = (locale) => join(content, locale, 'toolkit.json');
  return ['en', 'es'].flatMap((locale) => {
    const toolkit = existsSync(file(locale)) ? file(locale) : file('en');
    const pictures = ownPictures(JSON.parse(readFileSync(toolkit, 'utf8')));
    if (pictures.length === 0) return [];
    const files = pictures.map((path) => [basename(path), readFileSync(join(out, path))]);
    const bytes = zipSync(Object.fromEntries(files), { level: STORED, mtime: NO_TIME });
    const name = join('downloads', `toolkit-${locale}.zip`);
    mkdirSync(join(out, 'downloads'), { recursive: true });
    writeFileSync(join(out, name), bytes);
    return [name];
  });
}

/** @param {{ image: string | null }[]} toolkit @returns {string[]} */
function ownPictures(toolkit) {
  return toolkit.flatMap(({ image }) => (image?.startsWith('/images/') ? [image] : []));
}

async function main() {
  if (!existsSync(OUT)) throw new Stop('There is no out/ to put zips in. Build it: npm run build');
  for (const name of zipToolkit(contentFolder(), OUT)) say(`All toolkit pictures: out/${name}`);
}

if (isCommand(import.meta)) await command(main);
