import { expect, test } from 'vitest';
import { locales } from '@/lib/i18n/locales';
import type votes from '@/lib/scoreboard/senate-votes.json';
import { readJson } from '@/scripts/files';
import { knownBlanks } from './blank-values';
import { lastNames, type Senator, senatorsOf } from './senators';
import { bareStateName, stateName, stateNames } from './state-names';
import { placeOfCode } from './zip-place';

const { states, others } = stateNames('en');
const { senators: voted } = readJson<typeof votes>('lib/scoreboard/senate-votes.json');
const { states: seated } = readJson<{ states: Record<string, { name: string }[]> }>(
  'scripts/data/senators-phone-numbers.json',
);

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

test.each(states)(
  '%s, %s, has two seats: who sits there is whole, and named in the script',
  (code) => {
    const senators = senatorsOf(code);
    expect(senators.map(({ name }) => name)).toEqual((seated[code] ?? []).map(({ name }) => name));
    expect(senators.map(({ isSenior }) => isSenior)).toEqual(
      [true, false].slice(0, senators.length),
    );
    expect(new Set(senators.flatMap(({ id, phone }) => [id, phone])).size).toBe(
      2 * senators.length,
    );
    for (const { name, lastName, party, phone, votes } of senators) {
      expect(lastName).toMatch(/^\p{Lu}[\p{L} '-]+$/u);
      expect(name).toContain(` ${lastName}`);
      expect(party).toMatch(/^[DIR]$/);
      expect(phone).toMatch(/^\(202\) 224-\d{4}$/);
      const cast = voted.find((each) => each.state === code && each.name === name);
      expect(votes).toEqual(cast ? [cast.voting, cast.wage] : []);
      for (const senator of blanksOf(code)) expect(senator).toContain(lastName);
    }
  },
);

test.each(others)('%s, %s, has none, and the script keeps their blank', (code) => {
  expect(senatorsOf(code)).toEqual([]);
  expect(blanksOf(code)).toEqual(['', '']);
});

test('two senators stand in a sentence of their language', () => {
  const pair = ['Burr', 'Tillis'].map((lastName) => ({ lastName }) as Senator);
  expect(lastNames(pair, 'en')).toBe('Burr and Tillis');
  expect(lastNames(pair, 'es')).toBe('Burr y Tillis');
});
