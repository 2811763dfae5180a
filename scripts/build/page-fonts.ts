import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { antonFile } from '@/scripts/art/lettering';
import { contentFolder, MESSAGES } from '@/scripts/paths';

type Options = Parameters<typeof subsetFont>[2];

const PUBLIC_SANS = '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2';
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Letters of names in Western Europe's languages. */
const LETTERS = 'ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜßàáâãäçèéêëìíîïñòóôõöùúûü';
const SIGNS = '\u00a0¡¿ªº–—‘’“”…·•©®™«»×−';

/**
 * The two fonts of the pages, by file: with what the interface and the content have, western European letters and
 * typographic signs, in the weights that styles use. Another letter falls back to a system's font for itself alone.
 */
export async function pageFonts(): Promise<Record<string, Buffer>> {
  const letters = ASCII + LETTERS + SIGNS + textIn(MESSAGES) + textIn(contentFolder());
  const subset = (file: string, options: Options) =>
    subsetFont(readFileSync(file), letters, { targetFormat: 'woff2', ...options });
  const publicSans = createRequire(import.meta.url).resolve(PUBLIC_SANS);
  return {
    // without the letters' other shapes; Public Sans keeps its figures of one width
    'anton.woff2': await subset(antonFile, { noLayoutClosure: true }),
    'public-sans.woff2': await subset(publicSans, {
      variationAxes: { wght: { min: 400, max: 900 } },
    }),
  };
}

/** All JSON of a folder, as text. */
const textIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('');
