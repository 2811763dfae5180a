import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { ensureBrowser, onPath } from './browser.mjs';

test('finds programs on the PATH, in the order they are wanted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bin-'));
  for (const name of ['google-chrome', 'chromium']) writeFileSync(join(folder, name), '');
  expect(
    onPath(['chromium', 'chrome', 'google-chrome'], { PATH: `/nowhere${delimiter}${folder}` }),
  ).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
});

test('a browser that was named and does not start is said', async () => {
  await expect(ensureBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chrome, which does not start.',
  );
});
