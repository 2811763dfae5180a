import { expect, test } from 'vitest';
import { officesOf } from './district-offices';
import { addresseesIn } from './office-addresses';
import directory from './senate-directory.json' with { type: 'json' };
import { officeId, senatorsOf } from './senators';

const states = Object.keys(directory.states);
const all = states.flatMap(addresseesIn);

/** What a #10 window shows is four lines high, the first of them the senator's name, and 84 mm wide. */
const MOST_LINES = 3;
const MOST_CHARACTERS = 47;

test('letters go to 408 offices of 92 senators, and to Washington for eight', () => {
  expect(all.filter(({ isFar }) => !isFar)).toHaveLength(408);
  expect(all.filter(({ isFar }) => isFar)).toHaveLength(8);
  expect(new Set(all.map(({ senator }) => senator.id)).size).toBe(100);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('each fits the window of an envelope, and ends with place and ZIP', () => {
  for (const { lines } of all) {
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
    expect(Math.max(...lines.map((line) => line.length)), String(lines)).toBeLessThanOrEqual(
      MOST_CHARACTERS,
    );
    expect(lines.at(-1)).toMatch(/^\D+, [A-Z]{2} \d{5}(-\d{4})?$/);
  }
});

test('the offices with a number are found by the city that the card names', () => {
  const ids = new Set(all.map(({ id }) => id));
  const without = states
    .flatMap(senatorsOf)
    .flatMap((senator) => officesOf(senator).map(({ city }) => officeId(senator, city)))
    .filter((id) => !ids.has(id));
  expect(without).toEqual(['ND-Hoeven Watford City']);
});
