import { expect, test } from 'vitest';
import { routeName } from './routes';

test.each([
  ['en', '/', 'index___en'],
  ['es', '/call/wv', 'call-wv___es'],
] as const)('in %s the route of %s is called %s', (locale, path, name) => {
  expect(routeName(locale, path)).toBe(name);
});
