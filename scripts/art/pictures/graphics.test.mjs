import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../tests/support/temp-folder.mjs';
import { toolkitGraphics } from './graphics.mjs';

test('Spanish without a toolkit of its own shows the English graphics, and none is drawn for it', () => {
  const toolkit = readFileSync('tests/fixtures/content/en/toolkit.json');
  const content = tempFolder({ 'en/toolkit.json': toolkit });
  const drawn = Object.keys(toolkitGraphics(content));

  expect(drawn).toContain('graphic-august-2-en');
  expect(drawn.filter((name) => name.endsWith('-es'))).toEqual([]);
});
