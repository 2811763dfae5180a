import { chmodSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { findBrowser, installed, requireBrowser } from './chromium';

function programs(...paths: string[]) {
  const folder = tempFolder(Object.fromEntries(paths.map((path) => [path, '#!/bin/sh\nexit 0\n'])));
  for (const path of paths) chmodSync(join(folder, path), 0o755);
  return folder;
}

test('finds programs on the PATH, in the order they are wanted', () => {
  const folder = tempFolder({ 'google-chrome': '', chromium: '' });
  expect(
    installed(['chromium', 'chrome', 'google-chrome'], { PATH: `/nowhere${delimiter}${folder}` }),
  ).toEqual([join(folder, 'chromium'), join(folder, 'google-chrome')]);
});

test('a browser that was named and does not start is named', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: '/nowhere/chrome' })).toThrow(
    'CHROMIUM_PATH is /nowhere/chrome, which does not start.',
  );
});

// programs of these tests are shell scripts
test.skipIf(process.platform === 'win32')(
  'finds what starts: named, on the PATH, in the cache',
  () => {
    const folder = programs('google-chrome', '.cache/chromium-for-tests-153.0.0/chromium');
    const cached = join(folder, '.cache/chromium-for-tests-153.0.0/chromium');
    const chrome = join(folder, 'google-chrome');
    const find = (env: NodeJS.Dict<string>, own = '/nowhere') =>
      findBrowser({ PATH: '', HOME: '/nowhere', ...env }, own);
    expect(find({})).toBeUndefined();
    expect(find({ HOME: folder })).toBe(cached);
    expect(find({ XDG_CACHE_HOME: join(folder, '.cache') })).toBe(cached);
    expect(find({ HOME: folder, PATH: folder })).toBe(chrome);
    expect(find({ PATH: folder }, cached)).toBe(cached);
    expect(find({ PATH: folder, CHROMIUM_PATH: cached })).toBe(cached);
  },
);

/** What is got if the ways to get a browser `bring` a browser's path, an error, or nothing. */
async function got(...bring: (string | Error | undefined)[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  let here: string | undefined;
  const ways = bring.map((result, index) => ({
    says: `way ${index}`,
    isFor: () => result !== undefined,
    get: () => {
      if (result instanceof Error) throw result;
      here = result || undefined;
    },
  }));
  const browser = await requireBrowser(() => here, ways).catch((error) => String(error));
  return { browser, printed: print.mock.calls.map(([line]) => String(line).trim()) };
}

test('where there is no browser it is got in the first way that brings one, and printed', async () => {
  const getting = (index: number) => `Getting a Chromium to test with: way ${index} ...`;
  expect(await got(undefined, '', new Error('No disk.'), '/a/chromium', '/b')).toEqual({
    browser: '/a/chromium',
    printed: [getting(1), getting(2), 'Error: No disk.', getting(3)],
  });
  expect((await got('')).browser).toContain(
    'none could be fetched. Get one: npx playwright install --with-deps chromium, or, as root on Debian: apt-get update',
  );
});
