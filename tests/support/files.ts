import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files below a folder of the project whose names match `name`, with their text; without tests.
 */
export function filesUnder(dir: string, name: RegExp): { path: string; text: string }[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => join(dir, path).replaceAll('\\', '/'))
    .filter((path) => name.test(path) && !/\.test\.tsx?$/.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
