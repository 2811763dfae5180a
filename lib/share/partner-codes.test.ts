import { describe, expect, test } from 'vitest';
import { readJson } from '@/scripts/files';
import { groupNamed, partnerCodes } from './partner-codes';
import { referralCodeIn, referralCodeOf } from './referral-code';

const listed = readJson<{ name: string }[]>('content/en/partners.json');

describe('of the partners on the list', () => {
  const partners = partnerCodes(listed);

  test.each(partners)('$name is known by $code alone', ({ name, code }) => {
    expect(partners.filter((each) => each.code === code)).toEqual([{ name, code }]);
    expect(referralCodeIn(`?source=${code}`)).toBe(code);
    expect(code).toBe(referralCodeOf(name));
    expect(groupNamed(name, partners)).toEqual({ name, code });
  });

  test('there are some', () => expect(partners.length).toBeGreaterThan(100));
});

const coded = (...names: string[]) => partnerCodes(names.map((name) => ({ name })));
const LONG = 'Unitarian Universalists for Social';

test('partners whose names give one code are told apart, the first as its name says', () => {
  const names = ['AFL-CIO', 'AFL CIO', `${LONG} Justice`, `${LONG} Change`, '工会', '公会'];
  const partners = coded(...names, 'x'.repeat(50));
  expect(partners.map(({ code }) => code)).toEqual([
    'afl-cio',
    'afl-cio-2',
    'unitarian-universalists-for-social',
    'unitarian-universalists-for-social-2',
    'partner',
    'partner-2',
    'x'.repeat(40),
  ]);
});

test('a number takes the place of the last letters of a code that has no room for it', () => {
  const partners = coded(`${'x'.repeat(40)}a`, `${'x'.repeat(40)}b`);
  expect(partners.map(({ code }) => code)).toEqual(['x'.repeat(40), `${'x'.repeat(38)}-2`]);
});

test('a partner that is listed twice is there once', () => {
  expect(coded('CASA', 'CASA')).toEqual([{ name: 'CASA', code: 'casa' }]);
});

describe('a visitor who types', () => {
  const partners = coded('Women’s March', `${LONG} Justice`, '工会');
  test.each([
    ['Women’s March', { name: 'Women’s March', code: 'women-s-march' }],
    [' women’s march ', { name: 'Women’s March', code: 'women-s-march' }],
    ["Women's March!", { name: 'Women’s March', code: 'women-s-march' }],
    [' Our Church ', { name: 'Our Church', code: 'our-church' }],
    [`${LONG} Change`, { name: `${LONG} Change`, code: 'unitarian-universalists-for-social-2' }],
    ['工会', { name: '工会', code: 'partner' }],
    ['公会', null],
    ['?!', null],
    ['  ', null],
  ])('"%s" means %j', (typed, group) => expect(groupNamed(typed, partners)).toEqual(group));
});
