import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * One SHA-256 over all files of an exported site, their paths and their bytes.
 *
 * @param {string} dir
 */
export function hashOfExport(dir) {
  const lines = filesOf(dir).map((path) => `${sha256(readFileSync(join(dir, path)))}  ${path}\n`);
  return sha256(lines.join(''));
}

/** The paths of all files in a folder and below, with slashes, sorted. @param {string} dir */
function filesOf(dir) {
  return readdirSync(dir, { recursive: true })
    .map(String)
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** @param {string | Buffer} data */
const sha256 = (data) => createHash('sha256').update(data).digest('hex');
