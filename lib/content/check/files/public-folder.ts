import { existsSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { isPicture, sizeInHeader } from '../../../pictures/picture-size';

/** The campaign's pictures: `public/` beside a folder called `content`, or else the site's own. */
export function publicFolder(contentDir: string) {
  const dir = resolve(contentDir);
  const own = join(dirname(dir), 'public');
  return basename(dir) === 'content' && existsSync(join(own, 'images')) ? own : resolve('public');
}

/** The path as the disk lists it, ignoring case; null if missing. Web hosts heed case. */
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

/** False through a symbolic link, which would publish another file of the machine that builds. */
export function isPlainFile(folder: string, path: string) {
  const file = join(folder, path);
  if (!existsSync(file) || !statSync(file).isFile()) return false;
  if (listedPath(folder, path) !== `/${path.replace(/^\/+/, '')}`) return false;
  const [root, real] = [realpathSync(folder), realpathSync(file)];
  return real === join(root, path) && real.startsWith(root + sep);
}

/** The full paths of everything in a folder, itself included, that is neither file nor folder. */
function linksIn(folder: string): string[] {
  const stats = lstatSync(folder, { throwIfNoEntry: false });
  if (!stats || stats.isFile()) return [];
  if (!stats.isDirectory()) return [folder];
  return readdirSync(folder).flatMap((name) => linksIn(join(folder, name)));
}

export type PublicFiles = ReturnType<typeof readPublicFiles>;

/** The files of a public folder, read when a rule asks for them. Paths are like `/images/a.png`. */
export function readPublicFiles(publicDir: string) {
  const bytesOf = (path: string) => {
    const { buffer, byteOffset, byteLength } = readFileSync(join(publicDir, path));
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  };
  return {
    isPlainFile: (path: string) => isPlainFile(publicDir, path),
    listedPath: (path: string) => listedPath(publicDir, path),
    isPicture: (path: string) => isPicture(bytesOf(path)),
    sizeOf: (path: string) => sizeInHeader(bytesOf(path)),
    // not published; Next publishes the site's own folder too, also under a campaign's
    links: () =>
      [...new Set([publicDir, resolve('public')])]
        .flatMap(linksIn)
        .map((path) => relative('', path)),
  };
}
