import { expect, test } from 'vitest';
import { formatLocales, htmlLangs, localePath, otherLocale } from './locales';

test.each([
  ['en', '/', '/'],
  ['en', '/call', '/call'],
  ['es', '/', '/es'],
  ['es', '/call', '/es/call'],
  ['es', '/test', '/es/test'],
] as const)('in %s the address of %s is %s', (locale, path, address) => {
  expect(localePath(locale, path)).toBe(address);
});

test('each locale has its html language, its customs and the other one beside it', () => {
  expect(htmlLangs).toEqual({ en: 'en-US', es: 'es-ES' });
  expect(formatLocales).toEqual({ en: 'en-US', es: 'es-US' });
  expect([otherLocale('en'), otherLocale('es')]).toEqual(['es', 'en']);
});
