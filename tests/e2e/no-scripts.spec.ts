import { localePath, locales } from '@/lib/i18n/locales';
import { fillCallForm, pressCall } from '@/tests/support/e2e-call';
import { longLists } from '@/tests/support/e2e-lists';
import { pages } from '@/tests/support/e2e-pages';
import { hosts, received } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test } from './visitor';

test.use({ javaScriptEnabled: false });

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

  test(`without scripts the ${locale} language menu opens and leads home @engines`, async ({
    page,
  }) => {
    await page.goto(localePath(locale, '/toolkit'));
    const other = locales.find((each) => each !== locale) ?? 'en';
    const banner = page.getByRole('banner');
    await banner.locator('summary').click();
    await banner.getByRole('link', { name: new RegExp(`^${other}\\b`, 'i') }).click();
    await expect(page).toHaveURL(localePath(other, '/'));
  });

  test(`without scripts each ${locale} form’s link leads to its page, and on to the hosted form @engines`, async ({
    page,
  }) => {
    const { content } = wordsOf(locale);
    const letters = 'https://actionnetwork.org/letters/';
    for (const [link, path, hosted, words] of [
      [
        content.letter_cta,
        '/letter',
        `${letters}${content.intro_letter_action_network_id}`,
        content.letter_text.replace(/<[^>]*>/g, '').slice(-60),
      ],
      [
        content.intro_moral_monday_cta,
        '/rsvp',
        content.intro_moral_monday_link,
        content.intro_moral_monday_place,
      ],
      [
        content.selfies_cta,
        '/selfie',
        /^https:\/\/twitter\.com\/intent\/tweet\?/,
        content.selfies_description,
      ],
    ] as const) {
      await page.goto(localePath(locale, '/'));
      await page.getByRole('link', { name: link }).last().click();
      await expect(page).toHaveURL(localePath(locale, path));
      const main = page.getByRole('main');
      await expect(main.getByText(words ?? '').first()).toBeVisible();
      const form = main.locator('section[id] a[target]').last();
      await expect(form).toHaveAttribute('href', hosted);
      await expect(form).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });

  test(`without scripts the ${locale} form posts by itself @engines`, async ({
    page,
    phone,
    allow,
  }) => {
    // browsers request it when they display JSON
    allow(/\/favicon\.ico/);
    const t = wordsOf(locale);
    await page.goto(localePath(locale, '/'));
    await page
      .getByRole('region', { name: t.content.letter_title, exact: true })
      .getByRole('link', { name: t.letter.thenCall, exact: true })
      .click();
    await expect(page).toHaveURL(localePath(locale, '/call'));
    const main = page.getByRole('main');
    await fillCallForm(main, t, { phone });
    await pressCall(main, t);

    // a POST leaves the address clean
    await page.waitForURL(`${hosts}/call/create`);
    const posts = await received('call', { userPhone: phone });
    expect(posts).toHaveLength(1);
    expect(posts[0]?.contentType).toBe('application/x-www-form-urlencoded');
    expect(posts[0]?.fields).toEqual({
      campaignId: t.content.callpower_id,
      userPhone: phone,
      userLocation: '20510',
    });
  });
}
