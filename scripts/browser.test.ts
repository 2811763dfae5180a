import { delimiter, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { onPath, requireBrowser } from './browser';

test('finds programs on the PATH, in the order they are wanted', () => {
  const folder = tempFolder({ 'google-chrome': '', chromium: '' });
  expect(
    onPath(['chromium', 'chrome', 'google-chrome'], { PATH: `/nowhere${delimiter}${folder}` }),
  ).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
});

test('a browser that was named and does not start is said', () => {
  expect(() => requireBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chrome, which does not start.',
  );
});

test('where there is no browser, the commands that install one are said', () => {
  expect(() => requireBrowser({ PATH: '' }, '/nowhere/chrome')).toThrow(
    'Get one: npx playwright install --with-deps chromium, or, as root on Debian: apt-get update',
  );
});
