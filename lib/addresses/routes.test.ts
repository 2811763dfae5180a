import { expect, test } from 'vitest';
import { localePath } from './routes';

test.each([
  ['en', '/', '/'],
  ['en', '/call', '/call'],
  ['es', '/', '/es'],
  ['es', '/call', '/es/call'],
  ['es', '/test', '/es/test'],
] as const)('in %s the address of %s is %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
});
