import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '@/tests/support/temp-folder';
import { addPreviousAssets } from './previous-build';

const DAY_MS = 86_400_000;
const NOW = Date.now();

function build(days: number, scripts: string[]) {
  const chunks = scripts.map((name) => `_next/static/chunks/${name}`);
  const names = ['index.html', ...chunks, '_headers'];
  const text = `of ${days} days ago`;
  const dir = tempFolder(Object.fromEntries(names.map((name) => [name, text])));
  const time = new Date(NOW - days * DAY_MS);
  for (const name of names) utimesSync(join(dir, name), time, time);
  return dir;
}
const scriptOf = (dir: string, name: string) => join(dir, '_next', 'static', 'chunks', name);

test('an open page of the previous build finds its scripts, however old that build is', () => {
  const previous = build(30, ['both.js', 'old.js']);
  const current = build(0, ['both.js']);
  expect(addPreviousAssets(previous, current, NOW)).toBe(1);
  expect(readFileSync(scriptOf(current, 'old.js'), 'utf8')).toContain('of 30 days ago');
  expect(readFileSync(scriptOf(current, 'both.js'), 'utf8')).toContain('of 0 days ago');
  expect(readFileSync(join(current, 'index.html'), 'utf8')).toContain('of 0 days ago');
});

test('what was retained for a build is retained for a day, not for ever', () => {
  const first = build(30, ['first.js']);
  const second = build(20, ['second.js']);
  addPreviousAssets(first, second, NOW - 2 * DAY_MS);
  const soon = build(1.5, []);
  addPreviousAssets(second, soon, NOW - 1.5 * DAY_MS);
  expect(existsSync(scriptOf(soon, 'first.js'))).toBe(true);
  const late = build(0, []);
  addPreviousAssets(second, late, NOW);
  expect(existsSync(scriptOf(late, 'first.js'))).toBe(false);
  expect(existsSync(scriptOf(late, 'second.js'))).toBe(true);
});
