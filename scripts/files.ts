import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inNfc } from '../lib/content/check/files/json-path';
import { UserError } from './cli';

/** Reads a JSON file; its texts are in NFC. */
export function readJson<T>(path: string): T {
  return inNfc(JSON.parse(readFileSync(path, 'utf8')));
}

/** Throws `UserError` where there is no such file. */
export function requireFile(path: string) {
  if (!existsSync(path)) throw new UserError(`There is no file ${path}.`);
}

export function writeJson(path: string, data: unknown) {
  writeWhole(path, `${JSON.stringify(data, null, 2)}\n`);
}

export function changeJson(path: string, changes: object) {
  writeJson(path, { ...readJson<object>(path), ...changes });
}

/** Writes a file and creates its parent folders. */
export function writeWhole(path: string, bytes: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Writes what pages import as `#generated/...` (package.json), and the pictures; equal files stay. */
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
 * Calls `onChange` for each change in a folder; returns a function that stops. Watches each folder in it
 * by itself: on Linux, Node’s recursive watch loses a file that an editor has replaced.
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
