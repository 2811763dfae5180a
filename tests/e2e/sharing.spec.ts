import type { Page } from '@playwright/test';
import { receivedOnce, site } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, openedBy, test, visit } from './visitor';

const share = (page: Page) => page.getByRole('region', { name: t.share.title });

test.beforeEach(async ({ context, allow }) => {
  allow(/third-party request: https:\/\/(twitter\.com|www\.facebook\.com)/);
  for (const network of ['twitter.com', 'www.facebook.com']) {
    await context.route(`https://${network}/**`, (route) =>
      route.fulfill({ body: 'a network', contentType: 'text/html' }),
    );
  }
});

const t = stringsOf('es');
const path = '/es';
const own = new URL(path, site).href;
const counted = (network: string, website: string) => ({
  'ping[action]': `${network}_share_button_index___es`,
  'ping[website]': website,
});

test('Tweet opens the share window, counted once @engines', async ({ page, ownSite }) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      document.body.dataset.opened = given.slice(1).join(' ');
      return open(...given);
    };
  });
  await visit(page, `${ownSite.address}${path}`);
  const tweet = share(page).getByRole('link', { name: t.share.twitter });
  const popup = await openedBy(page, () => tweet.click());
  await popup.waitForURL(/intent/);
  const { searchParams } = new URL(popup.url());
  expect(searchParams.get('text')).toBe(t.content.share_tweet);
  expect(searchParams.get('url')).toBe(own);
  await expect(page.locator('body')).toHaveAttribute('data-opened', 'share width=600,height=500');
  expect(page.url()).toBe(`${ownSite.address}${path}`);

  await receivedOnce(page, 'analytics', counted('twitter', ownSite.website));
});

test('with the window blocked, the link works, once', async ({ page, ownSite }) => {
  await page.addInitScript(() => (window.open = () => null));
  await visit(page, `${ownSite.address}${path}`);
  const link = share(page).getByRole('link', { name: t.share.facebook });
  const tab = await openedBy(page, () => link.press('Enter'));
  await tab.waitForURL(/sharer/);
  expect(new URL(tab.url()).searchParams.get('u')).toBe(own);
  await receivedOnce(page, 'analytics', counted('facebook', ownSite.website));
});
