import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Where the drawings of a content folder are: in `public/` beside it where it is called `content`, so
 * that a second campaign brings its own; in the site's `public/` otherwise.
 *
 * @param {string} contentDir
 */
export function drawnInto(contentDir) {
  const dir = resolve(contentDir);
  return basename(dir) === 'content' ? join(dirname(dir), 'public') : resolve('public');
}

/** As `drawnInto`, but the site's own folder as long as nothing has been drawn. @param {string} contentDir */
export function publicFolder(contentDir) {
  const own = drawnInto(contentDir);
  return existsSync(join(own, 'images')) ? own : resolve('public');
}
