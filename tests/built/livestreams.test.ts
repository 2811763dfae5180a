import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { exported } from './exported-site';

test.each(locales)('search engines learn of each %s livestream, in words', (locale) => {
  const { document } = exported.page(localePath(locale, '/'));
  const facts = document.querySelector('#livestream script[type="application/ld+json"]');
  const text = facts?.textContent ?? '';
  expect(text).not.toMatch(/&amp;|</);
  const { '@graph': videos } = JSON.parse(text);
  const visible = contentOf(locale).livestreams.filter((each) => each.visible);
  expect(videos).toHaveLength(visible.length);
  for (const video of videos) {
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      inLanguage: expect.stringMatching(new RegExp(`^(${Object.values(htmlLangs).join('|')})$`)),
    });
  }
});

test('an entity of the content is a character there', () => {
  const { document } = exported.page('/');
  const facts = document.querySelector('#livestream script[type="application/ld+json"]');
  expect(facts?.textContent).toContain('Mass Moral Revival & Rally');
});
