import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { writeWhole } from '../../scripts/files';

/** A folder with these files by their path, removed after the tests of the file. */
export function tempFolder(files: Record<string, string | Uint8Array> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'season-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  for (const [path, bytes] of Object.entries(files)) writeWhole(join(dir, path), bytes);
  return dir;
}
