import { localePath, locales } from '@/lib/i18n/locales';
import { fillCallForm, pressCall } from '@/tests/support/e2e-call';
import { hosts, received } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test } from './visitor';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the ${locale} form posts to the call host by itself, nothing in the address`, async ({
      page,
      phone,
      allow,
    }) => {
      // what Playwright's way of switching scripts off, and a browser that shows JSON, ask for
      allow(/failed: csp .*\.js$|\/favicon\.ico/);
      const words = wordsOf(locale);
      await page.goto(localePath(locale, '/'));
      await page
        .getByRole('region', { name: words.content.letter_title, exact: true })
        .getByRole('link', { name: words.letter.thenCall, exact: true })
        .click();
      await expect(page).toHaveURL(localePath(locale, '/call'));
      const main = page.getByRole('main');
      await fillCallForm(main, words, { phone });
      await pressCall(main, words);

      await page.waitForURL(`${hosts}/call/create`);
      const posts = await received('call', { userPhone: phone });
      expect(posts).toHaveLength(1);
      expect(posts[0]?.contentType).toBe('application/x-www-form-urlencoded');
      expect(posts[0]?.fields).toEqual({
        campaignId: words.content.callpower_id,
        userPhone: phone,
        userLocation: '20510',
      });
    });
  }
});
