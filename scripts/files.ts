import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { composed } from '../lib/content/check/files/json-path';
import { UserError } from './cli';

/** Reads and parses a JSON file; its texts are composed. */
export function readJson<T>(path: string): T {
  return composed(JSON.parse(readFileSync(path, 'utf8')));
}

/** Throws `UserError` where there is no such file. */
export function requireFile(path: string) {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`);
}

/** Writes data as indented JSON. */
export function writeJson(path: string, data: unknown) {
  writeWhole(path, `${JSON.stringify(data, null, 2)}\n`);
}

/** Changes these keys of a JSON file. */
export function changeJson(path: string, changes: object) {
  writeJson(path, { ...readJson<object>(path), ...changes });
}

/** Writes a file and creates its parent folders. */
export function writeWhole(path: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/**
 * Writes what a build makes of the content into a folder, data as JSON: what was checked for the pages, which
 * import it as `#generated/...` (package.json), and the pictures. A file that would say the same stays as it is.
 */
export function writeGenerated(folder: string, files: Record<string, object | string>) {
  for (const [name, value] of Object.entries(files)) {
    const file = join(folder, name);
    const isWhole = typeof value === 'string' || Buffer.isBuffer(value);
    const bytes = isWhole ? value : JSON.stringify(value);
    if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(bytes)))
      writeWhole(file, bytes);
  }
}

/**
 * Calls `onChange` whenever a file changes in a folder or in one inside it; returns a function that stops. Each folder
 * is watched by itself: on Linux, Node's recursive watch loses a file in whose place an editor has put another.
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const inside = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((each) => each.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  const watchers = [folder, ...inside].map((each) => watch(each, onChange));
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}
