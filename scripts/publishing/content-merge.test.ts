import { expect, test } from 'vitest';
import { merged } from './content-merge';

const [ana, ben, eve, kim] = ['Ana', 'Ben', 'Eve', 'Kim'].map((name) => ({ name, link: '/' }));
const benita = { ...ben, link: '#' };

type Case = [
  case_: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  merged: unknown,
  asked: object[],
];
test.each<Case>([
  ['a field each', { a: 1, b: 2 }, { a: 8, b: 2 }, { a: 1, b: 9 }, { a: 8, b: 9 }, []],
  [
    'the same field',
    { a: 1, b: 2 },
    { a: 8, b: 2 },
    { a: 9, b: 3 },
    { a: 9, b: 3 },
    [{ path: ['a'], title: '', mine: 8, theirs: 9 }],
  ],
  [
    'a field that one emptied',
    { a: 1, b: 2 },
    { b: 2 },
    { a: 9, b: 2 },
    { b: 2, a: 9 },
    [{ path: ['a'], title: '', theirs: 9 }],
  ],
  ['a field that both added', {}, { a: 1 }, { b: 2 }, { a: 1, b: 2 }, []],
  ['both at the end of a list', [ana], [ana, ben], [ana, eve], [ana, ben, eve], []],
  ['both at its start', [ana], [ben, ana], [eve, ana], [ben, eve, ana], []],
  ['the same entry', [ana], [ana, ben], [ana, ben], [ana, ben], []],
  ['another entry each', [ana, ben], [ana, benita], [ben], [benita], []],
  ['order and entry', [ana, ben], [ana, benita], [ben, ana], [benita, ana], []],
  ['one added, one taken out', [ana, ben], [ana, ben, eve], [kim, ben], [kim, ben, eve], []],
  [
    'an entry that one changed while the other put one in place of another',
    [ana, ben],
    [ana, benita],
    [{ name: 'Eve' }, ben],
    [{ name: 'Eve' }, benita],
    [],
  ],
  [
    'the same entry, where one added and took out others',
    [ana, ben, eve],
    [ana, benita, eve, { name: 'Mine' }],
    [{ ...ben, link: '!' }, eve, { name: 'Theirs' }],
    [{ ...ben, link: '!' }, eve, { name: 'Mine' }, { name: 'Theirs' }],
    [{ path: [1, 'link'], title: 'Ben', mine: '#', theirs: '!' }],
  ],
  [
    'an entry that one took out and one changed',
    [ana, ben],
    [ana],
    [ana, benita],
    [ana, benita],
    [{ path: [1], title: 'Ben', theirs: benita }],
  ],
  [
    'a deleted file',
    { a: 1 },
    undefined,
    { a: 2 },
    { a: 2 },
    [{ path: [], title: '', theirs: { a: 2 } }],
  ],
])(
  'of two changes, %s, only one of the same words is chosen',
  (_case, base, mine, theirs, is, asked) => {
    const chosen: object[] = [];
    const value = merged([base, mine, theirs], (both) => {
      chosen.push(both);
      return both.theirs;
    });
    expect(value).toEqual(is);
    expect(chosen).toEqual(asked);
  },
);
