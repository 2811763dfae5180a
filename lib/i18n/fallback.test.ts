import { expect, test } from 'vitest';
import { withFallback } from './fallback';

test.each([
  ['an empty text', { a: { b: '' } }, { a: { b: 'Call' } }, { a: { b: 'Call' } }],
  ['a text of its own', { a: { b: 'Llamar' } }, { a: { b: 'Call' } }, { a: { b: 'Llamar' } }],
  ['a text that English leaves empty', { a: 'En inglés' }, { a: '' }, { a: 'En inglés' }],
  ['a compiled message', { a: ['Hola, ', ['name']] }, { a: ['Hi, '] }, { a: ['Hola, ', ['name']] }],
])('%s', (_, own: object, english: object, shown) => {
  expect(withFallback(own, english)).toEqual(shown);
});
