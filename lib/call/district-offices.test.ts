import { describe, expect, test } from 'vitest';
import { officesOf, stateOffices } from './district-offices';
import directory from './senate-directory.json' with { type: 'json' };
import { type Senator, senatorsOf } from './senators';

const senator = (lastName: string) =>
  senatorsOf('NC').find((each) => each.lastName === lastName) as Senator;
const citiesOf = (near?: { zip?: string; phone?: string }) =>
  officesOf(senator('Tillis'), near).map(({ city }) => city);

describe('a senator’s offices in the state', () => {
  test('have a number to dial', () => {
    expect(officesOf(senator('Burr'))[0]).toEqual({ city: 'Asheville', phone: '(828) 350-2437' });
  });

  test.each([
    ['by city', undefined, 'Charlotte'],
    ['of the ZIP’s region first', { zip: '27601', phone: '704 555 0100' }, 'Raleigh'],
    ['of the ZIP’s region first, of ZIP+4 too', { zip: '28792-0012' }, 'Hendersonville'],
    ['of the phone’s area else', { zip: '28401', phone: '+1 (919) 555-0100' }, 'Raleigh'],
    ['of the phone’s area else', { phone: '252-555-0100' }, 'Greenville'],
    ['by city where nothing tells', { zip: '', phone: '5550100' }, 'Charlotte'],
  ])('stand %s', (_, near, first) => {
    const cities = citiesOf(near);
    expect(cities[0]).toBe(first);
    expect(cities.slice(1)).toEqual(citiesOf().filter((city) => city !== first));
  });

  test('of two cities with one number the first is dialled', () => {
    const capito = senatorsOf('WV').find(({ lastName }) => lastName === 'Capito') as Senator;
    const first = stateOffices('en')
      .first(capito, 2)
      .map(({ city }) => city);
    expect(officesOf(capito).map(({ city }) => city)).toEqual(
      expect.arrayContaining(['Beckley', 'Charleston']),
    );
    expect(first).toEqual(['Beckley', 'Martinsburg']);
  });

  test('an office without a ZIP is not nearest to a visitor who typed none', () => {
    const hoeven = senatorsOf('ND').find(({ lastName }) => lastName === 'Hoeven') as Senator;
    const cities = (zip: string) => officesOf(hoeven, { zip }).map(({ city }) => city);
    expect(cities('')).toEqual([...cities('')].sort());
  });

  test('are 409 of 92 senators, all of them of today’s directory, and eight have none', () => {
    const all = Object.keys(directory.states).flatMap(senatorsOf);
    const counts = all.map((each) => officesOf(each).length);
    expect(counts.reduce((sum, count) => sum + count)).toBe(409);
    expect(all.filter((_, index) => counts[index] === 0).map(({ id }) => id)).toHaveLength(8);
    expect(officesOf(senatorsOf('GA')[0] as Senator)).toEqual([]);
  });
});
