import { describe, expect, test } from 'vitest';
import districtOffices from './district-offices.json';
import {
  choicesFor,
  placeFrom,
  placeFromZip,
  placeOfZip,
  type ZipPlace,
  zipWithZeros,
} from './zip-place';
import prefixes from './zip-prefixes.json';

const state = (code: string): ZipPlace => ({ kind: 'state', code });
const noSenators = (code: string): ZipPlace => ({ kind: 'no-senators', code });

/** The senators' own offices: where each is, and how its ZIP begins. */
const offices = Object.entries(districtOffices.states).flatMap(([code, senators]) =>
  Object.values(senators)
    .flatMap((packed) => packed.split('/'))
    .map((office) => ({ code, office, digits: office.split('|')[2] ?? '' })),
);

describe('the place of a ZIP', () => {
  test('is the state of every office that senators have in theirs', () => {
    // of Monroe in Louisiana the data have another ZIP
    const known = offices.filter(({ digits, office }) => digits && !office.startsWith('Monroe|'));
    expect(known.length).toBeGreaterThan(400);
    const wrong = known.filter(({ code, digits }) => {
      const place = placeFromZip(digits);
      return place?.kind !== 'state' || place.code !== code;
    });
    expect(wrong).toEqual([]);
  });

  /**
   * Regions and single ZIPs that are not where their neighbours are: USPS Domestic Mail Manual, labeling list
   * L002 "3-Digit ZIP Code Prefix Matrix" (https://pe.usps.com, Labeling Lists), which lists three-digit
   * prefixes only; where a sorting centre lies across a border (471, 540, 567), by the ranges of ZIPs by state
   * in GeoDaCenter/opioid-policy-scan meta/zipRange.js.
   */
  test.each<[ZipPlace | null, ...zips: string[]]>([
    [state('AR'), '71854'],
    [state('CA'), '95814', '96150'],
    [state('GA'), '30303', '39901'],
    [state('IN'), '47130'],
    [state('KY'), '41011'],
    [state('LA'), '71233'],
    [state('MA'), '05501'],
    [state('ME'), '03901'],
    [state('MN'), '56721'],
    [state('NY'), '00501', '06390'],
    [state('OH'), '45999'],
    [state('TX'), '73301', '88510'],
    [state('VA'), '20165'],
    [state('WI'), '54022'],
    [state('WY'), '83414'],
    [noSenators('DC'), '20001', '20500', '56901'],
    [noSenators('PR'), '00601', '00901'],
    [noSenators('VI'), '00802'],
    [noSenators('GU'), '96910'],
    [noSenators('MP'), '96950'],
    [noSenators('AS'), '96799'],
    [noSenators('PW'), '96940'],
    [noSenators('FM'), '96941'],
    [noSenators('MH'), '96960'],
    [{ kind: 'military' }, '09012', '09601', '34002', '96201', '96677'],
    [{ kind: 'unknown' }, '00001', '00401', '21300', '34300', '51900', '98700'],
    [{ kind: 'two-states', codes: ['KY', 'TN'] }, '42223'],
    [{ kind: 'two-states', codes: ['CA', 'OR'] }, '97635 0001'],
    [null, '260', '2600', '260011', '26001-12', '', 'K1A 0B1'],
  ])('is %j by the whole of %s', (place, ...zips) => {
    for (const zip of zips) expect(placeOfZip(zip), zip).toEqual(place);
  });

  test.each([
    ['', null],
    ['26', null],
    ['260', state('WV')],
    [' 26003-1234 ', state('WV')],
    ['26003 1234', state('WV')],
    ['no ZIP', null],
    ['K1A 0B1', null],
    ['SW1A 1AA 260', null],
  ])('"%s", as it is typed', (typed, place) => {
    expect(placeFromZip(typed)).toEqual(place);
  });

  test.each([
    ['7030', '07030'],
    [' ７０３０ ', '07030'],
    ['601', '00601'],
    ['9012', '09012'],
    ['7030-1234', '07030-1234'],
    ['70301234', '070301234'],
    ['26', null],
    ['260', null],
    ['07030', null],
    ['26003', null],
    ['7030 12', null],
    ['K1A 0B1', null],
  ])('"%s" may have been %s', (typed, whole) => {
    expect(zipWithZeros(typed)).toBe(whole);
  });

  test('no prefix belongs to two places', () => {
    const all = Object.values(prefixes).flatMap((each) => each.split(' '));
    expect(all.filter((range) => !/^\d{3}(-\d{3})?$|^\d{5}(-\d{5})?$/.test(range))).toEqual([]);
    const ranges = all.filter((range) => !/^\d{5}$/.test(range));
    const spread = ranges.flatMap((range) => {
      const [from = '', to = from] = range.split('-');
      return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) =>
        String(Number(from) + index).padStart(from.length, '0'),
      );
    });

    expect(new Set(spread).size).toBe(spread.length);
  });
});

describe('the place of a visitor', () => {
  test.each([
    [undefined, undefined, null],
    [undefined, 'wv ', state('WV')],
    [undefined, 'West Virginia', null],
    ['09012', undefined, { kind: 'military' }],
    ['09012', 'AZ', state('AZ')],
    ['09012', 'PR', noSenators('PR')],
    ['09012', 'AE', { kind: 'military' }],
    ['00000', 'ME', state('ME')],
    ['42223', 'TN', state('TN')],
    ['42223', 'OH', { kind: 'two-states', codes: ['KY', 'TN'] }],
    ['27601', 'TN', state('NC')],
  ])('with the ZIP %s and the state %s', (zip, chosen, place) => {
    expect(placeFrom(zip, chosen)).toEqual(place);
  });

  test('is asked for only where the ZIP leaves it open', () => {
    const choices = (zip: string) => choicesFor(placeOfZip(zip))?.length;
    expect(['', '27601', '20001', '42223', '09012', '00000'].map(choices)).toEqual([
      undefined,
      undefined,
      undefined,
      2,
      59,
      59,
    ]);
  });
});
