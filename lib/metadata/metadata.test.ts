import { expect, test } from 'vitest';
import { screenMetadata } from './metadata';

test.each([
  ['en', 'en_US'],
  ['es', 'es_ES'],
] as const)('a link that is sent in %s is shown with its words, as %s', (locale, ogLocale) => {
  const { title, description, openGraph, twitter } = screenMetadata(locale, '/call');
  expect(openGraph).toMatchObject({ type: 'website', locale: ogLocale, title, description });
  expect(twitter).toMatchObject({ card: 'summary_large_image', title, description });
});
