import { describe, expect, test } from 'vitest';
import { choicesFor, placeOf, placeOfZip } from './places';
import prefixes from './zip-prefixes.json';

const state = (code: string) => ({ kind: 'state', code });
const noSenators = (code: string) => ({ kind: 'no-senators', code });

/**
 * The main post office, or another well-known ZIP, of each place: USPS Domestic Mail Manual, labeling
 * list L002 "3-Digit ZIP Code Prefix Matrix" (https://pe.usps.com, Labeling Lists), which lists
 * three-digit prefixes only; where a sorting centre lies across a border (471, 540, 567), by the
 * ranges of ZIPs by state in GeoDaCenter/opioid-policy-scan meta/zipRange.js.
 */
const states = [
  ['35203', 'AL'],
  ['36602', 'AL'],
  ['99501', 'AK'],
  ['99801', 'AK'],
  ['85004', 'AZ'],
  ['86001', 'AZ'],
  ['72201', 'AR'],
  ['71854', 'AR'],
  ['90012', 'CA'],
  ['95814', 'CA'],
  ['96150', 'CA'],
  ['80202', 'CO'],
  ['06103', 'CT'],
  ['19901', 'DE'],
  ['32301', 'FL'],
  ['33101', 'FL'],
  ['34994', 'FL'],
  ['30303', 'GA'],
  ['39901', 'GA'],
  ['96813', 'HI'],
  ['83702', 'ID'],
  ['60602', 'IL'],
  ['62701', 'IL'],
  ['46204', 'IN'],
  ['47130', 'IN'],
  ['50309', 'IA'],
  ['66603', 'KS'],
  ['40601', 'KY'],
  ['41011', 'KY'],
  ['70112', 'LA'],
  ['71233', 'LA'],
  ['04330', 'ME'],
  ['03901', 'ME'],
  ['21401', 'MD'],
  ['20814', 'MD'],
  ['02108', 'MA'],
  ['05501', 'MA'],
  ['48933', 'MI'],
  ['55101', 'MN'],
  ['56721', 'MN'],
  ['39201', 'MS'],
  ['65101', 'MO'],
  ['59601', 'MT'],
  ['68119', 'NE'],
  ['68508', 'NE'],
  ['89701', 'NV'],
  ['03301', 'NH'],
  ['08608', 'NJ'],
  ['87501', 'NM'],
  ['12207', 'NY'],
  ['00501', 'NY'],
  ['06390', 'NY'],
  ['27601', 'NC'],
  ['58501', 'ND'],
  ['43215', 'OH'],
  ['45999', 'OH'],
  ['73102', 'OK'],
  ['97301', 'OR'],
  ['17101', 'PA'],
  ['02903', 'RI'],
  ['29201', 'SC'],
  ['57501', 'SD'],
  ['37219', 'TN'],
  ['78701', 'TX'],
  ['73301', 'TX'],
  ['88510', 'TX'],
  ['84111', 'UT'],
  ['83414', 'WY'],
  ['05602', 'VT'],
  ['23219', 'VA'],
  ['20165', 'VA'],
  ['98501', 'WA'],
  ['25301', 'WV'],
  ['26003', 'WV'],
  ['53703', 'WI'],
  ['54022', 'WI'],
  ['82001', 'WY'],
] as const;

describe('the place of a ZIP', () => {
  test.each(states)('%s is in %s', (zip, code) => {
    expect(placeOfZip(zip)).toEqual(state(code));
  });

  test('the table above is of all fifty states', () => {
    expect(new Set(states.map(([, code]) => code)).size).toBe(50);
  });

  test.each([
    ['20001', 'DC'],
    ['20500', 'DC'],
    ['56901', 'DC'],
    ['00601', 'PR'],
    ['00901', 'PR'],
    ['00802', 'VI'],
    ['96910', 'GU'],
    ['96950', 'MP'],
    ['96799', 'AS'],
    ['96940', 'PW'],
    ['96941', 'FM'],
    ['96960', 'MH'],
  ])('%s is in %s, which has no voting senators', (zip, code) => {
    expect(placeOfZip(zip)).toEqual(noSenators(code));
  });

  test.each(['09012', '09601', '34002', '96201', '96677'])('%s is military mail', (zip) => {
    expect(placeOfZip(zip)).toEqual({ kind: 'military' });
  });

  test.each(['00001', '00401', '21300', '34300', '51900', '98700'])('%s is nowhere', (zip) => {
    expect(placeOfZip(zip)).toEqual({ kind: 'unknown' });
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
    expect(placeOfZip(typed)).toEqual(place);
  });

  test.each([
    ['42223', ['KY', 'TN']],
    ['97635 0001', ['CA', 'OR']],
  ])('%s lies in two states', (zip, codes) => {
    expect(placeOfZip(zip)).toEqual({ kind: 'two-states', codes });
  });

  test('no prefix belongs to two places', () => {
    const ranges = Object.values(prefixes)
      .flatMap((each) => each.split(' '))
      .filter((range) => !/^\d{5}$/.test(range));
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
    [null, null, null],
    [null, 'wv ', state('WV')],
    [null, 'West Virginia', null],
    ['09012', null, { kind: 'military' }],
    ['09012', 'AZ', state('AZ')],
    ['09012', 'PR', noSenators('PR')],
    ['09012', 'AE', { kind: 'military' }],
    ['00000', 'ME', state('ME')],
    ['42223', 'TN', state('TN')],
    ['42223', 'OH', { kind: 'two-states', codes: ['KY', 'TN'] }],
    ['27601', 'TN', state('NC')],
  ])('with the ZIP %s and the state %s', (zip, chosen, place) => {
    expect(placeOf(zip, chosen)).toEqual(place);
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
