import { expect, test } from 'vitest';
import {
  answerTable,
  benchTable,
  capacityTable,
  firstPressTable,
  loadTable,
  takeoverTable,
} from './limits';

const empty = { js: 100_000, css: 0, fonts: 0, foreign: 0, shift: 0 };
const measured = { js: 190_000, css: 14_000, fonts: 50_000, foreign: 0, shift: 0.01 };

test('a page at its limits holds them', () => {
  const { text, broken } = benchTable(empty, [{ route: '/call', measured }]);
  expect(broken).toBe(0);
  expect(text).toMatch(/^\/call +190\.0 kB +1\.900 +14\.0 kB +50\.0 kB +0 +0\.0100$/m);
});

test.each([
  ['scripts', { js: 216_000 }, '216.0 kB !'],
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

test('a page with the gate may load a tenth slower than without scripts, and no slower', () => {
  const load = (name: string, lcpMs: number, blockedMs = 0) => ({
    route: '/',
    name,
    lcpMs,
    blockedMs,
  });
  const bare = load('no scripts', 1_000);
  const framework = load('framework', 3_000, 400);
  expect(loadTable([load('gate', 1_100, 30), framework, bare]).broken).toBe(0);
  expect(loadTable([load('gate', 1_101, 31), framework, bare]).broken).toBe(2);
});

test('a first press is answered at once, and soon opens its dialog', () => {
  const press = (isCold: boolean, answerMs = 0, dialogMs = 0) => ({
    moment: 'after 1 s',
    name: 'gate',
    isCold,
    answerMs,
    dialogMs,
  });
  expect(firstPressTable([press(true, 100, 1_300), press(false, 300, 300)]).broken).toBe(0);
  expect(firstPressTable([press(true, 101, 1_301), press(false, 301, 301)]).broken).toBe(3);
});

test('taking over is in shorter tasks than with the framework alone', () => {
  const takeover = (name: string, longestMs: number) => ({
    route: '/',
    name,
    longestMs,
    hydratedMs: 500,
  });
  const framework = takeover('framework', 200);
  expect(takeoverTable([takeover('gate', 120), framework]).broken).toBe(0);
  expect(takeoverTable([takeover('gate', 121), framework]).broken).toBe(1);
});

test('a press is answered soon, whenever it comes', () => {
  const answers = { medianMs: 100, latestMs: 250, latestAt: 2_600 };
  expect(answerTable(answers).broken).toBe(0);
  expect(answerTable({ ...answers, medianMs: 101, latestMs: 251 }).broken).toBe(2);
});

test('nginx answers for our page nearly as often as for a bare file', () => {
  expect(capacityTable({ home: 9_000, empty: 10_000 }).broken).toBe(0);
  expect(capacityTable({ home: 8_999, empty: 10_000 }).broken).toBe(1);
});
