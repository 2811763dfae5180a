import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isPicture, sizeInHeader } from '../../../pictures/picture-size';

/**
 * Where the pictures that a campaign brings are: in `public/` beside its content folder where that is called
 * `content` and there is one; in the site's `public/` otherwise.
 */
export function publicFolder(contentDir: string) {
  const dir = resolve(contentDir);
  const own = join(dirname(dir), 'public');
  return basename(dir) === 'content' && existsSync(join(own, 'images')) ? own : resolve('public');
}

/**
 * The path of a file as the folders' listings write it, where only capitals differ; null where there is
 * none. Many disks find a file under any capitals, and the web host does not.
 * @param path in it, with slashes
 */
export function listedPath(folder: string, path: string): string | null {
  const names = path.split('/').filter(Boolean);
  let found = '';
  for (const name of names) {
    const dir = join(folder, found);
    const listed = statSync(dir).isDirectory() ? readdirSync(dir) : [];
    const own = listed.includes(name)
      ? name
      : listed.find((each) => each.toLowerCase() === name.toLowerCase());
    if (own === undefined) return null;
    found += `/${own}`;
  }
  return found;
}

/**
 * True for a file that is really in a folder, under this very name: not through a symbolic link, which
 * would publish another file of the machine that builds.
 * @param path in it
 */
export function isPlainFile(folder: string, path: string) {
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  if (listedPath(folder, path) !== `/${path.replace(/^\/+/, '')}`) return false;
  const [root, real] = [realpathSync(folder), realpathSync(file)];
  return real === join(root, path) && real.startsWith(root + sep);
}

/**
 * The folder itself, and everything in it, that is neither a file nor a folder but a symbolic link or a
 * third party’s. Their full paths.
 */
function linksIn(folder: string): string[] {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return [];
  if (!stats.isDirectory()) return [folder];
  return readdirSync(folder).flatMap((name) => linksIn(join(folder, name)));
}

/** What rules ask of the files that are served as they are. */
export type PublicFiles = ReturnType<typeof readPublicFiles>;

/** The files of a public folder, read when a rule asks for them. Paths are addresses: `/images/a.png`. */
export function readPublicFiles(publicDir: string) {
  const bytesOf = (path: string) => {
    const { buffer, byteOffset, byteLength } = readFileSync(join(publicDir, path));
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  };
  return {
    isPlainFile: (path: string) => isPlainFile(publicDir, path),
    listedPath: (path: string) => listedPath(publicDir, path),
    /** False for a file that is none, whatever its name says. */
    isPicture: (path: string) => isPicture(bytesOf(path)),
    sizeOf: (path: string) => sizeInHeader(bytesOf(path)),
    // symbolic links, which are not published, as the report calls them: the framework publishes the site's own folder, also where a campaign brings one that goes over it
    links: () =>
      [...new Set([publicDir, resolve('public')])]
        .flatMap(linksIn)
        .map((path) => relative('', path)),
  };
}
