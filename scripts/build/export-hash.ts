import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { sha256 } from '@/lib/sha256';

/** An export's files as sorted paths with "/", without compressed files and copies of pages. */
export function exportedFiles(dir: string) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath ?? entry.path, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/\.(br|gz)$|.\/index\.html$/.test(path))
    .sort();
}

/** The path of the page in an exported file: `/es/call` for `es/call.html`. */
export function pagePath(file: string) {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

const hashLines = (dir: string) =>
  exportedFiles(dir).map((path) => `${sha256(readFileSync(join(dir, path)))} ${path}\n`);

/** One hash over all files of an export and their paths. */
export const hashOfExport = (dir: string) => sha256(hashLines(dir).join(''));

/** The paths of files that differ or exist in only one of two exports. */
export function differingFiles(one: string, other: string) {
  const [ours, theirs] = [new Set(hashLines(one)), new Set(hashLines(other))];
  const differing = [...ours, ...theirs].filter((line) => !ours.has(line) || !theirs.has(line));
  return [...new Set(differing.map((line) => line.trim().replace(/^\S+ /, '')))];
}
