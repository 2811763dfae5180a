import { localePath, locales } from '@/lib/i18n/locales';
import { longLists } from '@/tests/support/e2e-lists';
import { pages } from '@/tests/support/e2e-pages';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });
test.beforeEach(({ allow }) => allow(/failed: csp .*\.js$/));

for (const locale of locales) {
  test(`without scripts every ${locale} list is whole and has no toggle`, async ({ page }) => {
    await page.goto(localePath(locale, '/'));
    expect(longLists(locale)).not.toEqual([]);
    for (const { region, count } of longLists(locale)) {
      const part = page.getByRole('region', { name: region, exact: true });
      const items = part.getByRole('listitem');
      await expect(items).toHaveCount(count);
      await expect(items.last()).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });

  test(`without scripts every link of every ${locale} page leads somewhere`, async ({ page }) => {
    for (const { address } of pages.filter((each) => each.locale === locale)) {
      await page.goto(address);
      const links = await page
        .locator('a')
        .evaluateAll((all: HTMLAnchorElement[]) =>
          all.map((link) => ({ text: link.textContent, href: link.getAttribute('href') ?? '' })),
        );
      expect(links.length).toBeGreaterThan(5);
      for (const { text, href } of links) {
        expect(href, `${text}`).toMatch(
          /^(\/(?!\/)|https:\/\/|mailto:\S|webcal:\/\/\S|tel:\+|sms:\?|#\w)/,
        );
        const isOfGallery = address.endsWith('/test');
        if (href.startsWith('#') && !isOfGallery) {
          await expect(page.locator(href), `${text}`).toHaveCount(1);
        }
      }
    }
  });

  test(`without scripts the ${locale} language menu opens and leads home`, async ({ page }) => {
    await page.goto(localePath(locale, '/toolkit'));
    const other = locales.find((each) => each !== locale) ?? 'en';
    const banner = page.getByRole('banner');
    await banner.locator('summary').click();
    await banner.getByRole('link', { name: new RegExp(`^${other}\\b`, 'i') }).click();
    await expect(page).toHaveURL(localePath(other, '/'));
  });
}
