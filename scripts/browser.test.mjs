import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/support/temp-folder.mjs';
import { ensureBrowser, onPath } from './browser.mjs';

test('finds programs on the PATH, in the order they are wanted', () => {
  const folder = tempFolder({ 'google-chrome': '', chromium: '' });
  expect(
    onPath(['chromium', 'chrome', 'google-chrome'], { PATH: `/nowhere${delimiter}${folder}` }),
  ).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
});

test('a browser that was named and does not start is said', async () => {
  await expect(ensureBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).rejects.toThrow(
    'CHROMIUM_PATH is /nowhere/chrome, which does not start.',
  );
});
