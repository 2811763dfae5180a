import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, localeFolder, locales, otherLocales } from '@/lib/i18n/locales';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, textOf } from './exported-site';

describe.each(locales)('an address that leads nowhere in %s', (locale) => {
  const { document } = exported.page(`${localeFolder(locale)}/404`);
  const { titles, errors } = stringsOf(locale);

  test('says so, in its language, and is not for search engines', () => {
    expect(document.title).toBe(`404 - ${titles.notFound}`);
    expect(all(document, 'h1').map(textOf)).toEqual([`404 - ${titles.notFound}`]);
    expect(attributes(document, 'meta[name=robots]', 'content').join()).toMatch(/noindex/);
  });

  test('leads home, in each language', () => {
    const links = all(document, 'main a').map((link) => ({
      text: textOf(link),
      lang: link.getAttribute('lang'),
      href: link.getAttribute('href'),
    }));
    expect(links[0]).toEqual({ text: errors.home, lang: null, href: localePath(locale, '/') });
    for (const other of otherLocales(locale)) {
      const words = stringsOf(other);
      expect(links).toContainEqual({
        text: `${words.titles.notFound}. ${words.errors.home}`,
        lang: htmlLangs[other],
        href: localePath(other, '/'),
      });
    }
  });
});
