import { expect, test } from 'vitest';
import { isBasePath, isSafeAddress, urlOf } from './safe-address';

test.each([
  'https://news.example.org/2021/a,b:c/?id=1&q=%20a+b~c!*()@#part=2',
  'https://español.example.org/acción',
  'https://203.0.113.7:8443/call',
  'http://[::1]:3001/call',
  '/images/share-en.png',
  '#',
  '',
])('%s leads where it says', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

test.each([
  ...[' ', '\u00a0', '\t', '\n', '\r', '\0', '\u202e', '"', "'", '`', ';', '$', '{', '}'],
  ...['\\', '^', '|', '<', '>'],
])('an address with %j is not safe to write down', (letter) => {
  expect(isSafeAddress(`https://report.example${letter}`)).toBe(false);
  expect(isSafeAddress(`https://report.example/${letter}a`)).toBe(false);
});

test.each(['https://*', 'https://*.example.org', 'https://a,b.example.org'])(
  '%s names no single host',
  (address) => {
    expect(isSafeAddress(address)).toBe(false);
  },
);

test.each([
  ['', true],
  ['/season', true],
  ['/season/2027.1/', true],
  ['season', false],
  ['//evil.example', false],
  ['/..', false],
  ['/a/../b', false],
  ['/(a|b)', false],
  ['/a b', false],
  ['/a;', false],
])('%s is a base path: %s', (path, isOne) => {
  expect(isBasePath(path)).toBe(isOne);
});

test('an address with an accent is one, however many have been read before', () => {
  const read = Array.from({ length: 10_000 }, () => urlOf('https://señal.example')?.hostname);
  expect(new Set(read)).toEqual(new Set(['xn--seal-hqa.example']));
});
