import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type File = { path: string; text: string };

export function filesUnder(dir: string, name: RegExp): File[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => join(dir, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

const IMPORT = /^(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]/gm;
const LATE_IMPORT = /(?<!typeof )\bimport\(\s*['"]([^'"]+)['"]/g;

/** What a file imports, static and dynamic, as written; type imports are erased. */
export const importsOf = ({ text }: File) =>
  [...text.matchAll(IMPORT), ...text.matchAll(LATE_IMPORT)].map(([, address = '']) => address);

/** A function that finds the file, among these, which another imports by this address. */
export function resolverAmong(files: readonly File[]) {
  const fileAt = new Map(files.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
  return (address: string, { path }: File): File | undefined => {
    const isNear = address.startsWith('.');
    return fileAt.get(isNear ? join(dirname(path), address) : address.replace(/^@\//, ''));
  };
}
