import type { Page } from '@playwright/test';
import { localePath, locales } from '@/lib/i18n/locales';
import { isShareLink } from '@/lib/share/networks';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { pages, statePages } from '@/tests/support/e2e-pages';
import { site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test } from './visitor';

/**
 * The links of a row, in its order: where each leads and what it says there, as the network would
 * read it. `{text}` and `{url}` stand for what is shared.
 */
const row = [
  ['https://wa.me/', { text: '{text} {url}' }],
  ['sms:', { body: '{text} {url}' }],
  ['https://bsky.app/intent/compose', { text: '{text} {url}' }],
  ['https://twitter.com/intent/tweet', { text: '{text}', url: '{url}' }],
  ['https://www.facebook.com/sharer/sharer.php', { u: '{url}' }],
  ['mailto:', { subject: '{title}', body: '{text}\r\n\r\n{url}' }],
  ['https://t.me/share/url', { url: '{url}', text: '{text}' }],
  ['https://www.threads.com/intent/post', { text: '{text} {url}' }],
  ['https://share.joinmastodon.org/', { text: '{text} {url}' }],
  ['https://www.linkedin.com/sharing/share-offsite/', { url: '{url}' }],
] as const;

/** The row for a text and an address. */
function rowFor(what: Record<'title' | 'text' | 'url', string>) {
  const filled = (value: string) =>
    value.replace(/\{(\w+)\}/g, (_, key: keyof typeof what) => what[key]);
  return row.map(([address, fields]) => ({
    address,
    fields: Object.fromEntries(Object.entries(fields).map(([key, each]) => [key, filled(each)])),
  }));
}

/** A share link as its network reads it; Mastodon reads what follows the # as well. */
function decoded(href: string) {
  const { origin, protocol, pathname, search, hash } = new URL(href);
  const address = protocol === 'https:' ? `${origin}${pathname}` : protocol;
  const fields = new URLSearchParams(search || hash.slice(1));
  // an empty one comes from `sms:?&body=`, which both kinds of phones read
  fields.delete('');
  return { address, fields: Object.fromEntries(fields) };
}

/** The links of each row of share links on the page, folded or not, and the other share links. */
async function shareLinks(page: Page) {
  const rows: string[][] = await page
    .locator('ul:has(> li > a[href^="https://wa.me/"])')
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll<HTMLAnchorElement>('a:not([download])')].map(({ href }) => href),
      ),
    );
  const all: string[] = await page
    .locator('a')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href));
  const others = all.filter((href) => isShareLink(href) && !rows.flat().includes(href));
  return { rows, others };
}

test.use({ javaScriptEnabled: false });

for (const locale of locales) {
  const { content } = wordsOf(locale);
  const { toolkit } = contentOf(locale);
  const title = content.site_title;

  test(`without scripts every share link of every ${locale} page says the whole text and the page’s own address @engines`, async ({
    page,
  }) => {
    for (const { address, path } of pages.filter((each) => each.locale === locale)) {
      await page.goto(address);
      const url = `${site}${address}`;
      const { rows, others } = await shareLinks(page);
      const entries = { '/toolkit': toolkit, '/test': toolkit.slice(0, 1) }[path as string] ?? [];
      const expected = [
        ...entries.map(({ id, tweets, title: html }) => ({
          text: tweets[0] ?? html.replace(/<[^>]*>/g, ''),
          url: `${site}${localePath(locale, '/toolkit')}#${id}`,
        })),
        { text: content.share_tweet, url },
      ];
      expect(rows.map((links) => links.map(decoded))).toEqual(
        expected.map((what) => rowFor({ title, ...what })),
      );
      // suggested posts, the words of a selfie: with no address, or with that of a page of ours
      for (const { fields } of others.map(decoded)) {
        expect(`${fields.text ?? ''}${fields.u ?? ''}`.length, address).toBeGreaterThan(10);
        expect([undefined, `${site}${localePath(locale, '/')}`, url]).toContain(fields.url);
      }
    }
  });

  test(`without scripts every state’s ${locale} page is shared as itself`, async ({ page }) => {
    for (const { path } of statePages) {
      const address = localePath(locale, path);
      await page.goto(address);
      const url = `${site}${address}`;
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
      const { rows } = await shareLinks(page);
      const [name] = (await page.title()).split(' | ');
      const text = `${name} ${campaign.hashtag}`;
      expect(rows.map((links) => links.map(decoded))).toEqual([rowFor({ title, text, url })]);
    }
  });
}
