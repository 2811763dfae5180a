import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { zipSync } from 'fflate';
import type { Bundle } from '@/lib/content/bundle';
import { isPlainFile } from '@/lib/content/check/files/public-folder';
import { contentOverEnglish } from '@/lib/content/english-fallback';
import { locales } from '@/lib/i18n/locales';
import { UserError } from '@/scripts/cli';
import { writeWhole } from '@/scripts/files';

/** PNGs are compressed already; a fixed date, the earliest of zips, makes bytes reproducible. */
const ZIP_OPTIONS = { level: 0, mtime: new Date(1980, 0, 1) } as const;

/**
 * Writes the zips of "Download all" into an exported site, one per locale, and returns their paths.
 * Throws `UserError` for a picture that is not one of the site's files.
 */
export function zipToolkit(bundle: Bundle, out: string) {
  return locales.flatMap((locale) => {
    const { toolkit } = contentOverEnglish(bundle, locale).values;
    const files = toolkit
      .flatMap(({ image }) => (String(image).startsWith('/images/') ? [String(image)] : []))
      .map((path): [string, Buffer] => {
        if (isPlainFile(out, path)) return [basename(path), readFileSync(join(out, path))];
        throw new UserError(`${path} is no picture of the site. Put a file there, not a link.`);
      });
    if (files.length === 0) return [];
    const name = join('downloads', `toolkit-${locale}.zip`);
    writeWhole(join(out, name), zipSync(Object.fromEntries(files), ZIP_OPTIONS));
    return [name];
  });
}
