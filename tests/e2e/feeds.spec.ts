import { localePath, locales } from '@/lib/i18n/locales';
import { archivedSite } from '@/tests/support/e2e-stand-ins';
import { expect, test } from './visitor';

const feeds = [
  ['news.atom', /^application\/atom\+xml/],
  ['letters.atom', /^application\/atom\+xml/],
  ['season.json', /^application\/json/],
  ['season.schema.json', /^application\/json/],
] as const;

for (const locale of locales) {
  const home = localePath(locale, '/');
  const folder = `${home.replace(/\/$/, '')}/feeds/`;

  for (const [name, type] of feeds) {
    test(`${folder}${name} is served to any site as what it is`, async ({ request }) => {
      for (const site of ['', archivedSite]) {
        const answer = await request.get(`${site}${folder}${name}`);
        expect(answer.status()).toBe(200);
        const headers = answer.headers();
        expect(headers['content-type']).toMatch(type);
        expect(headers['access-control-allow-origin']).toBe('*');
        expect((await answer.text()).length).toBeGreaterThan(200);
      }
    });
  }

  test(`${home} names its feeds in its head, by addresses that answer`, async ({
    page,
    request,
  }) => {
    await page.goto(home);
    const links = page.locator('head link[rel="alternate"][type]');
    const named = await links.evaluateAll((all) =>
      all.map((link) => [link.getAttribute('type'), link.getAttribute('href')]),
    );
    expect(named.map(([type]) => type)).toEqual([
      'application/atom+xml',
      'application/atom+xml',
      'application/json',
    ]);
    for (const [, href = ''] of named) {
      expect(new URL(href ?? '').pathname.startsWith(folder)).toBe(true);
      expect((await request.get(new URL(href ?? '').pathname)).status()).toBe(200);
    }
    await page.goto(localePath(locale, '/call'));
    await expect(links).toHaveCount(0);
  });
}
