import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toolkitGraphics } from './graphics.mjs';

test('Spanish without a toolkit of its own shows the English graphics, and none is drawn for it', () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('tests/fixtures/content/en/toolkit.json', join(content, 'en/toolkit.json'));
  const drawn = Object.keys(toolkitGraphics(content));

  expect(drawn).toContain('graphic-july-19-en');
  expect(drawn.filter((name) => name.endsWith('-es'))).toEqual([]);
});
