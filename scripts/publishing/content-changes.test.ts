import { expect, test } from 'vitest';
import { changedValues } from './content-changes';

const [ana, ben, eve] = ['Ana', 'Ben', 'Eve'].map((name) => ({ name, link: '/' }));

test.each<[case_: string, was: unknown, is: unknown, changes: object[]]>([
  [
    'a field',
    { title: 'A', place: 'B' },
    { title: 'C', place: 'B' },
    [{ path: ['title'], title: '', was: 'A', is: 'C' }],
  ],
  [
    'a field that is new',
    {},
    { links: { home: '/' } },
    [{ path: ['links', 'home'], title: '', is: '/' }],
  ],
  ['a deleted file', { title: 'A' }, undefined, [{ path: [], title: '', was: { title: 'A' } }]],
  ['an entry taken out of a list', [ana, ben], [ben], [{ path: [1], title: 'Ana', was: ana }]],
  [
    'an entry put into a list',
    [ana, ben],
    [ana, eve, ben],
    [
      { path: [1, 'name'], title: 'Eve', is: 'Eve' },
      { path: [1, 'link'], title: 'Eve', is: '/' },
    ],
  ],
  [
    'an entry that another name is given',
    [ana, ben],
    [ana, { ...ben, name: 'Benita' }],
    [{ path: [1, 'name'], title: 'Benita', was: 'Ben', is: 'Benita' }],
  ],
  [
    'an entry changed beside one that is new',
    [ana],
    [{ ...ana, link: '#' }, ben],
    [
      { path: [0, 'link'], title: 'Ana', was: '/', is: '#' },
      { path: [1, 'name'], title: 'Ben', is: 'Ben' },
      { path: [1, 'link'], title: 'Ben', is: '/' },
    ],
  ],
  ['another order alone', [ana, ben], [ben, ana], []],
  ['a text in a list', ['a', 'b'], ['a', 'c'], [{ path: [1], title: '', was: 'b', is: 'c' }]],
])('%s is what was changed', (_case, was, is, changes) => {
  expect(changedValues(was, is)).toEqual(changes);
});
