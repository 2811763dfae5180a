import { expect, test } from 'vitest';
import { stateName, stateNames } from './state-names';

test('the places to choose from stand in the order of their names, without an article', () => {
  expect(stateNames('en').others.map(([, name]) => name)).toEqual([
    'American Samoa',
    'Guam',
    'Marshall Islands',
    'Micronesia',
    'Northern Mariana Islands',
    'Palau',
    'Puerto Rico',
    'U.S. Virgin Islands',
    'Washington,\u00a0D.C.',
  ]);
  expect(stateNames('es').others.map(([, name]) => name)).toContain('Islas Marshall');
});

test.each([
  ['MH', 'en', 'the Marshall Islands'],
  ['VI', 'es', 'las Islas Vírgenes de EE. UU.'],
  ['PR', 'es', 'Puerto Rico'],
  ['NC', 'es', 'Carolina del Norte'],
] as const)('in a sentence %s in %s is %s', (code, locale, name) => {
  expect(stateName(code, locale)).toBe(name);
});
