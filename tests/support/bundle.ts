import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIXTURE } from './fixture';
import { tempFolder } from './temp-folder';

/** A copy of the fixture that a test may change. */
export function copyBundle(): string {
  const folder = tempFolder();
  const dir = join(folder, 'content');
  cpSync(FIXTURE, dir, { recursive: true });
  cpSync(join(FIXTURE, '../public'), join(folder, 'public'), { recursive: true });
  return dir;
}

/** Sets a value at a key path such as `[0].link`; without a value, removes the key. */
export function setAt(dir: string, file: string, path: string, value: unknown): void {
  const root: unknown = JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop();
  if (last === undefined) throw new Error(`"${path}" is no key path.`);

  const owner = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root);
  (owner as Record<string, unknown>)[last] = value;
  writeFileSync(join(dir, file), JSON.stringify(root, null, 2));
}
