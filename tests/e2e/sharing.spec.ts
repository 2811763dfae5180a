import type { Page } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { receivedOnce, site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const share = (page: Page) => page.getByRole('region', { name: /Pass it on|Corra la voz/ });

/** Serves the networks' own pages from this machine. */
test.beforeEach(async ({ context, allow }) => {
  allow(/request to a stranger: https:\/\/(twitter\.com|www\.facebook\.com|t\.me)/);
  for (const network of ['twitter.com', 'www.facebook.com', 't.me']) {
    await context.route(`https://${network}/**`, (route) =>
      route.fulfill({ body: 'a network', contentType: 'text/html' }),
    );
  }
});

for (const locale of locales) {
  const t = wordsOf(locale);
  const path = localePath(locale, '/');
  const own = new URL(path, site).href;
  const counted = (network: string, website: string) => ({
    'ping[action]': `${network}_share_button_index___${locale}`,
    'ping[website]': website,
  });

  test(`${locale}: Tweet opens the share window, counted once @engines`, async ({
    page,
    ownSite,
  }) => {
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (...given) => {
        document.body.dataset.opened = given.slice(1).join(' ');
        return open(...given);
      };
    });
    await visit(page, `${ownSite.address}${path}`);
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      share(page).getByRole('link', { name: t.share.tweet }).click(),
    ]);
    await popup.waitForURL(/intent/);
    const { searchParams } = new URL(popup.url());
    expect(searchParams.get('text')).toBe(t.content.share_tweet);
    expect(searchParams.get('url')).toBe(own);
    await expect(page.locator('body')).toHaveAttribute('data-opened', 'share width=600,height=500');
    expect(page.url()).toBe(`${ownSite.address}${path}`);

    await receivedOnce(page, 'analytics', counted('twitter', ownSite.website));
  });

  test(`${locale}: with the window blocked, the link works, once`, async ({ page, ownSite }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await visit(page, `${ownSite.address}${path}`);
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      share(page).getByRole('link', { name: t.share.facebook }).press('Enter'),
    ]);
    await tab.waitForURL(/sharer/);
    expect(new URL(tab.url()).searchParams.get('u')).toBe(own);
    await receivedOnce(page, 'analytics', counted('facebook', ownSite.website));
  });

  test(`${locale}: what is behind More opens by key, and is counted too`, async ({
    page,
    ownSite,
  }) => {
    await visit(page, `${ownSite.address}${path}`);
    const more = share(page).locator('summary', { hasText: t.share.more });
    await expect(share(page).getByRole('link', { name: t.share.telegram })).toBeHidden();
    await share(page).getByRole('button', { name: t.share.copy }).focus();
    await page.keyboard.press('Tab');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    for (const network of ['telegram', 'threads', 'mastodon', 'linkedin'] as const) {
      await page.keyboard.press('Tab');
      await expect(share(page).getByRole('link', { name: t.share[network] })).toBeFocused();
    }
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      share(page).getByRole('link', { name: t.share.telegram }).click(),
    ]);
    await popup.waitForURL(/share\/url/);
    expect(new URL(popup.url()).searchParams.get('url')).toBe(own);
    await receivedOnce(page, 'analytics', counted('telegram', ownSite.website));
  });

  test(`${locale}: Copy link copies the address and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await share(page).getByRole('button', { name: t.share.copy }).click();
    await expect(share(page).getByRole('status')).toHaveText(t.share.copied);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(own);
  });
}

const t = wordsOf('en');

test('where copying is blocked, the address is shown', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'));
  });
  await visit(page, '/call');
  await share(page).getByRole('button', { name: t.share.copy }).click();
  await expect(share(page).getByRole('status')).toContainText(`${site}/call`);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of locales) {
    test(`the ${locale} row leads to every network, the phone’s own first`, async ({ page }) => {
      const { content, share: names } = wordsOf(locale);
      const path = localePath(locale, '/call');
      await page.goto(path);
      const links = share(page).getByRole('link');
      await expect(links).toHaveText([
        new RegExp(`^${names.whatsapp}`),
        names.sms,
        new RegExp(`^${names.bluesky}`),
        new RegExp(`^${names.tweet}`),
        new RegExp(`^${names.facebook}`),
        names.email,
      ]);
      const words = `${content.share_tweet} ${site}${path}`;
      await expect(links.nth(0)).toHaveAttribute(
        'href',
        `https://wa.me/?text=${encodeURIComponent(words)}`,
      );
      await expect(links.nth(1)).toHaveAttribute('href', `sms:?&body=${encodeURIComponent(words)}`);
      await expect(share(page).getByRole('button')).toHaveCount(0);
    });
  }
});

test('the device’s own share sheet is offered where there is one', async ({ page }) => {
  await visit(page, '/call');
  await expect(share(page).getByRole('button', { name: t.share.system })).toHaveCount(0);

  await page.addInitScript(() => {
    navigator.share = async (what) => {
      document.body.dataset.shared = JSON.stringify(what);
    };
  });
  await visit(page, '/call');
  await share(page).getByRole('button', { name: t.share.system }).click();
  const shared = JSON.parse((await page.locator('body').getAttribute('data-shared')) ?? '{}');
  expect(shared).toEqual({ text: t.content.share_tweet, url: `${site}/call` });
});
