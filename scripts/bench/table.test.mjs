import { expect, test } from 'vitest';
import { benchTable, modalTable, selfieTable } from './table.mjs';

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

test('a modal that comes late is marked and counted', () => {
  const { text, broken } = modalTable([
    { modal: 'covid', medianMs: 100 },
    { modal: 'trailer', medianMs: 101 },
  ]);
  expect(broken).toBe(1);
  expect(text).toMatch(/^covid +100 ms$/m);
  expect(text).toMatch(/^trailer +101 ms !$/m);
});

test('a selfie at its limits holds them, and beyond them is marked', () => {
  const times = { previewMs: 1_500, requestMs: 400, openPauseMs: 200, sendPauseMs: 200 };
  const cost = { chunk: 25_000, ...times };
  expect(selfieTable(cost)).toMatchObject({ broken: 0, text: expect.not.stringContaining('!') });
  const { text, broken } = selfieTable({ ...cost, chunk: 25_100, sendPauseMs: 201 });
  expect(broken).toBe(2);
  expect(text).toMatch(/^its code, gz +25\.1 kB ! +25\.0 kB$/m);
  expect(text).toMatch(/^longest pause while it is sent +201 ms ! +200 ms$/m);
});
