import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

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

/**
 * True for a file that is really in a folder: not through a symbolic link, which would publish another
 * file of the machine that builds.
 *
 * @param {string} folder
 * @param {string} path in it
 */
export function isPlainFile(folder, path) {
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  const [root, real] = [realpathSync(folder), realpathSync(file)];
  return real === join(root, path) && real.startsWith(root + sep);
}

/**
 * The folder itself, and everything in it, that is neither a file nor a folder but a symbolic link, or
 * stranger. Their full paths.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function linksIn(folder) {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return [];
  if (!stats.isDirectory()) return [folder];
  return readdirSync(folder).flatMap((name) => linksIn(join(folder, name)));
}
