import { expect, test } from 'vitest';
import { benchTable } from './table.mjs';

const empty = { js: 100_000, css: 0, fonts: 0, foreign: 0, shift: 0 };
const measured = { js: 105_000, css: 15_000, fonts: 50_000, foreign: 0, shift: 0.01 };

test('a page at its limits holds them', () => {
  const { text, broken } = benchTable(empty, [{ route: '/call', measured }]);
  expect(broken).toBe(0);
  expect(text).toMatch(/^\/call +105\.0 kB +1\.050 +15\.0 kB +50\.0 kB +0 +0\.0100$/m);
});

test.each([
  ['scripts', { js: 106_000 }, '1.060 !'],
  ['styles', { css: 15_100 }, '15.1 kB !'],
  ['fonts', { fonts: 51_000 }, '51.0 kB !'],
  ['a request elsewhere', { foreign: 1 }, '1 !'],
  ['a jump', { shift: 0.02 }, '0.0200 !'],
])('too much of %s is marked and counted', (_, change, mark) => {
  const { text, broken } = benchTable(empty, [
    { route: '/', measured: { ...measured, ...change } },
  ]);
  expect(broken).toBe(1);
  expect(text).toContain(mark);
});
