import { expect, test } from 'vitest';
import { printRecord, stalePrints } from './print-record.mjs';

const print = { path: 'public/images/card-letter-en.png', svg: '<svg/>', width: 1200 };
const other = { path: 'public/images/card-rsvp-en.png', svg: '<svg/>', width: 1200 };
const record = printRecord([print, other]);
const isThere = () => true;

test('a picture is printed again only when its drawing, its size or its colours change', () => {
  expect(stalePrints([print, other], record, isThere)).toEqual([]);
  for (const change of [{ svg: '<svg><g/></svg>' }, { width: 600 }, { colours: 16 }]) {
    const changed = { ...print, ...change };
    expect(stalePrints([changed, other], record, isThere)).toEqual([changed]);
  }
});

test('a picture is printed that is gone, or of which nothing is noted', () => {
  expect(stalePrints([print, other], record, (path) => path !== other.path)).toEqual([other]);
  expect(stalePrints([print], {}, isThere)).toEqual([print]);
});
