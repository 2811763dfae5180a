import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from './cli.mjs';

/**
 * Reads and parses a JSON file.
 *
 * @template [T=any]
 * @param {string} path
 * @returns {T}
 */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Throws `UserError` where there is no such file. @param {string} path */
export function requireFile(path) {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`);
}

/** Writes data as indented JSON. @param {string} path @param {unknown} data */
export function writeJson(path, data) {
  writeWhole(path, `${JSON.stringify(data, null, 2)}\n`);
}

/**
 * Writes a file and creates its parent folders.
 *
 * @param {string} path
 * @param {string | Uint8Array} bytes
 */
export function writeWhole(path, bytes) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
