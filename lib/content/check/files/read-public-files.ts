import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isPicture, sizeInHeader } from '../../../pictures/picture-size';
import type { PublicFiles } from './content-files';
import { isPlainFile, linksIn, listedPath } from './public-folder';

/** The files of a public folder, read when a rule asks for them. */
export function readPublicFiles(publicDir: string): PublicFiles {
  const bytesOf = (path: string) => {
    const { buffer, byteOffset, byteLength } = readFileSync(join(publicDir, path));
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  };
  return {
    isPlainFile: (path) => isPlainFile(publicDir, path),
    listedPath: (path) => listedPath(publicDir, path),
    isPicture: (path) => isPicture(bytesOf(path)),
    sizeOf: (path) => sizeInHeader(bytesOf(path)),
    // the framework publishes the site's own folder, also where a campaign brings one that goes over it
    links: () =>
      [...new Set([publicDir, resolve('public')])]
        .flatMap(linksIn)
        .map((path) => relative('', path)),
  };
}
