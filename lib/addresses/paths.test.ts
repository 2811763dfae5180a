import { expect, test } from 'vitest';
import { cardPath, statePath, targetPaths } from './paths';

test('a state, a target and an action each have a page and a card', () => {
  expect(statePath('WV')).toBe('/call/wv');
  expect(cardPath('es', statePath('WV'))).toBe('/images/card-call-wv-es.png');
  expect(cardPath('en', '/letter')).toBe('/images/card-letter-en.png');
});

test('a name without letters of an address has a page all the same', () => {
  expect(targetPaths(['文', '文'])).toEqual(['/call/target', '/call/target-2']);
});

test('targets are named by letters that an address has, each by others', () => {
  expect(targetPaths(['Ana Ruiz', 'Íñigo O’Hara, Jr.', 'Ana Ruiz', 'ana  ruiz'])).toEqual([
    '/call/ana-ruiz',
    '/call/inigo-o-hara-jr',
    '/call/ana-ruiz-2',
    '/call/ana-ruiz-3',
  ]);
});
