import { parseAtomFeed } from 'feedsmith';
import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { localeFolder, locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { all, exported, headersOf, site } from './exported-site';

describe.each(locales)('%s', (locale) => {
  const folder = `${localeFolder(locale)}/feeds`;
  const { news, letters } = contentOf(locale);

  test.each([
    ['news.atom', news],
    ['letters.atom', letters],
  ] as const)(`${folder}/%s has all of the content, for any site`, (name, entries) => {
    expect(headersOf(`${folder}/${name}`)['Access-Control-Allow-Origin']).toBe('*');
    const feed = parseAtomFeed(exported.text(`${folder}/${name}`));
    expect(feed.links).toContainEqual({
      rel: 'self',
      type: expect.any(String),
      href: `${site}${folder}/${name}`,
    });
    expect(feed.entries).toHaveLength(entries.length);
  });

  test('the home page names its feeds in its head, and no other page does', () => {
    const named = (address: string) =>
      all(exported.page(address).document, 'head link[rel="alternate"][type]').map((link) => [
        link.getAttribute('type'),
        link.getAttribute('href'),
      ]);
    expect(named(localePath(locale, '/'))).toEqual([
      ['application/atom+xml', `${site}${folder}/news.atom`],
      ['application/atom+xml', `${site}${folder}/letters.atom`],
    ]);
    expect(named(localePath(locale, '/call'))).toEqual([]);
  });
});
