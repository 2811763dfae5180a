import { expect, test } from 'vitest';
import { localePath, routeName } from './routes';

test.each([
  ['en', '/', '/'],
  ['en', '/call', '/call'],
  ['es', '/', '/es'],
  ['es', '/call', '/es/call'],
  ['es', '/test', '/es/test'],
] as const)('in %s the address of %s is %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
});

test.each([
  ['en', '/', 'index___en'],
  ['es', '/call/wv', 'call-wv___es'],
] as const)('in %s the route of %s is called %s', (locale, path, name) => {
  expect(routeName(locale, path)).toBe(name);
});
