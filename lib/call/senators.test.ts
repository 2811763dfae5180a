import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import { knownBlanks } from './blank-values';
import { lastNames, senatorsOf } from './senators';
import { bareStateName, stateName, stateNames } from './state-names';
import { placeOfCode } from './zip-place';

const { states, others } = stateNames('en');

function blanksOf(code: string) {
  const known = knownBlanks({ place: placeOfCode(code), senators: senatorsOf(code) });
  return locales.map((locale) => {
    expect(bareStateName(code, locale)).not.toBe(code);
    expect(known[locale].state).toBe(stateName(code, locale));
    return known[locale].senator;
  });
}

test('there are fifty states, and nine places without a vote', () => {
  expect([states.length, others.length]).toEqual([50, 9]);
});

test.each(states)('%s, %s, has two senators, whole, whom the script names', (code) => {
  const senators = senatorsOf(code);
  expect(senators.map(({ isSenior }) => isSenior)).toEqual([true, false]);
  expect(new Set(senators.flatMap(({ id, phone }) => [id, phone])).size).toBe(4);
  for (const { name, lastName, party, phone, votes } of senators) {
    expect(lastName).toMatch(/^\p{Lu}[\p{L} '-]+$/u);
    expect(name).toContain(` ${lastName}`);
    expect(party).toMatch(/^[DIR]$/);
    expect(phone).toMatch(/^\(202\) 224-\d{4}$/);
    expect(votes).toHaveLength(2);
    for (const senator of blanksOf(code)) expect(senator).toContain(lastName);
  }
});

test.each(others)('%s, %s, has none, and the script keeps their blank', (code) => {
  expect(senatorsOf(code)).toEqual([]);
  expect(blanksOf(code)).toEqual(['', '']);
});

test('two senators stand in a sentence of their language', () => {
  expect(lastNames(senatorsOf('NC'), 'en')).toBe('Burr and Tillis');
  expect(lastNames(senatorsOf('NC'), 'es')).toBe('Burr y Tillis');
});
