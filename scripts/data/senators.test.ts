import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { addressesByState, officesByState, packedSenators, senatorsByState } from './senators';

const read = (name: string) =>
  parse(readFileSync(new URL(`./${name}.yaml`, import.meta.url), 'utf8'));
const sample = read('legislators-sample');

const offices = read('district-offices-sample');

test('district offices are those of senators that have a number, by city', () => {
  expect(officesByState(sample, offices)).toEqual({
    WV: {
      'Joe Manchin, III': 'Charleston|3045550101|253/Martinsburg|3045550102|254',
      'Shelley Moore Capito': 'Charleston|3045550111|253',
    },
  });
  expect(officesByState(sample, [{ id: { bioguide: 'X' }, offices: [] }])).toEqual({});
});

test('addresses are those of the offices, or else the one in Washington', () => {
  const washington = structuredClone(sample);
  washington[0].terms.at(-1).office = '172 Russell Senate Office Building';
  expect(addressesByState(washington, offices)).toEqual({
    WV: {
      'Joe Manchin, III': [
        '2 Example St., Suite 100|Charleston, WV 25301',
        '1 Example St.|Martinsburg, WV 25401',
      ],
      'Shelley Moore Capito': ['3 Example St.|Charleston, WV 25301'],
    },
  });
  expect(addressesByState(washington, [])).toMatchObject({
    WV: { 'Shelley Moore Capito': ['172 Russell Senate Office Building|Washington, DC 20510'] },
  });
});

test('direct numbers are those of the people who sit in the Senate now, the senior one first', () => {
  expect(senatorsByState(sample)).toEqual({
    WV: [
      { name: 'Joe Manchin, III', last: 'Manchin', party: 'D', phone: '202-224-3954' },
      { name: 'Shelley Moore Capito', last: 'Capito', party: 'R', phone: '202-224-6472' },
    ],
  });
});

const numbers = (senator: { name: string; phone: string }) => ({
  as_of: '2021-06-16',
  states: { MS: [senator] },
});
const record = { state: 'MS', party: 'R', voting: 'nay', wage: 'none' };

describe('the browser’s table of senators', () => {
  test.each([
    ['Cindy Hyde-Smith', 'Hyde-Smith', 'Cindy *Hyde-Smith|R|5054|n-'],
    ['Angus S. King, Jr.', 'King', 'Angus S. *King, Jr.|R|5054|n-'],
    ['Scott F. Scott', 'Scott', 'Scott F. *Scott|R|5054|n-'],
  ])('has the name, the party, the number and the votes of %s', (name, last, packed) => {
    const { states } = packedSenators(numbers({ name, phone: '202-224-5054' }), [
      { ...record, name, last },
    ]);
    expect(states).toEqual({ MS: packed });
  });

  test('has those who came after the votes, who cast none', () => {
    const later = { name: 'Roger Wicker', last: 'Wicker', party: 'R', phone: '202-224-6253' };
    expect(packedSenators(numbers(later), []).states).toEqual({ MS: 'Roger *Wicker|R|6253|' });
  });

  test('is what the numbers and the votes say', () => {
    const data = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    expect(data('../../lib/call/senate-directory.json')).toEqual(
      packedSenators(
        data('./senators-phone-numbers.json'),
        data('../../lib/scoreboard/senate-votes.json').senators,
      ),
    );
  });
});

test('a source that is wrong stops, with what is wrong', () => {
  const noNumber = structuredClone(sample[0]);
  noNumber.terms.at(-1).phone = undefined;
  expect(() => senatorsByState([noNumber])).toThrow('Shelley Moore Capito has no Washington');
  expect(() => senatorsByState([...sample, sample[0]])).toThrow('WV has more than two');
  const office = { id: { bioguide: 'M001183' }, offices: [{ city: 'Fairmont', phone: '555' }] };
  expect(() => officesByState(sample, [office])).toThrow('another kind of number: 555');
  const wicker = numbers({ name: 'Roger Wicker', phone: '' });
  expect(() => packedSenators(wicker, [])).toThrow('Roger Wicker has no party and is not in');
  const hyde = { ...record, name: 'Cindy Hyde-Smith', last: 'Hyde-Smith' };
  expect(() => packedSenators(numbers({ ...hyde, phone: '202-225-3121' }), [hyde])).toThrow(
    'Cindy Hyde-Smith has another number',
  );
});
