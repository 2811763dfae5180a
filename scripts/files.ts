import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './cli';

/** Reads and parses a JSON file. */
export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Throws `UserError` where there is no such file. */
export function requireFile(path: string) {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`);
}

/** Writes data as indented JSON. */
export function writeJson(path: string, data: unknown) {
  writeWhole(path, `${JSON.stringify(data, null, 2)}\n`);
}

/** Writes a file and creates its parent folders. */
export function writeWhole(path: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
