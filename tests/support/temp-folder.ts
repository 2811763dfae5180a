import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder that is gone when the tests of the file are over. */
export function tempFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'season-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
