import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { stringsOf } from '@/tests/support/e2e-strings';
import { exported, site } from './exported-site';

describe.each(locales)('%s', (locale) => {
  const { document } = exported.page(localePath(locale, '/'));
  const { events, livestreams } = contentOf(locale);

  test('search engines learn of the events', () => {
    const facts = document.querySelector('#calendar script[type="application/ld+json"]');
    const { '@graph': known } = JSON.parse(facts?.textContent ?? '');
    const dated = events.filter(({ starts_at }) => starts_at);
    expect(known).toHaveLength(dated.length);
    for (const [index, { title, place, starts_at }] of dated.entries()) {
      expect(known[index]).toMatchObject({
        '@type': 'Event',
        name: title,
        startDate: starts_at,
        ...(place && { location: { '@type': 'Place', name: place } }),
      });
    }
  });

  test('search engines learn of each livestream, in words', () => {
    const facts = document.querySelector('#livestream script[type="application/ld+json"]');
    const text = facts?.textContent ?? '';
    expect(text).not.toMatch(/&amp;|</);
    // an entity of the English content
    expect(text).toContain(locale === 'en' ? 'Mass Moral Revival & Rally' : 'VideoObject');
    const { '@graph': videos } = JSON.parse(text);
    expect(videos).toHaveLength(livestreams.filter(({ visible }) => visible).length);
    for (const video of videos) {
      expect(video).toMatchObject({
        '@type': 'VideoObject',
        inLanguage: expect.stringMatching(new RegExp(`^(${Object.values(htmlLangs).join('|')})$`)),
      });
    }
  });

  test('search engines learn whose site this is', () => {
    const facts = document.querySelector('main > script[type="application/ld+json"]');
    const organization = JSON.parse(facts?.textContent ?? '');
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: stringsOf(locale).content.site_title,
      sameAs: expect.arrayContaining([expect.stringContaining('instagram.com')]),
    });
    expect(exported.files).toContain(organization.logo.slice(`${site}/`.length));
  });
});
