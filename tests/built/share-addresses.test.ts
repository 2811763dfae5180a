import { describe, expect, test } from 'vitest';
import { entryPath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { isShareLink } from '@/lib/share/networks';
import { passedLast } from '@/lib/toolkit/entry-days';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { pages, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, site } from './exported-site';

/** The links of a row as their networks read them; `{text}` and `{url}` are what is shared. */
const row = [
  ['https://wa.me/', { text: '{text} {url}' }],
  ['sms:', { body: '{text} {url}' }],
  ['https://twitter.com/intent/tweet', { text: '{text}', url: '{url}' }],
  ['https://www.facebook.com/sharer/sharer.php', { u: '{url}' }],
  ['https://bsky.app/intent/compose', { text: '{text} {url}' }],
  ['mailto:', { subject: '{title}', body: '{text}\r\n\r\n{url}' }],
  ['https://t.me/share/url', { url: '{url}', text: '{text}' }],
  ['https://www.threads.com/intent/post', { text: '{text} {url}' }],
  ['https://share.joinmastodon.org/', { text: '{text} {url}' }],
  ['https://www.linkedin.com/sharing/share-offsite/', { url: '{url}' }],
] as const;

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

/** The links of each row of share links of a page, folded or not, and its other share links. */
function shareLinks(address: string) {
  const { document } = exported.page(address);
  const rows = all(document, 'ul:has(> li > a[href^="https://wa.me/"])').map((list) =>
    attributes(list, 'a:not([download])'),
  );
  const others = attributes(document, 'a')
    .filter(isShareLink)
    .filter((href) => !rows.flat().includes(href));
  return { rows: rows.map((links) => links.map(decoded)), others: others.map(decoded) };
}

describe.each(locales)('without scripts, in %s', (locale) => {
  const { content } = stringsOf(locale);
  const { toolkit } = contentOf(locale);
  const title = content.site_title;
  const ownPages = pages.filter((each) => each.locale === locale);

  test.each(ownPages)('share links of $address have text and address', ({ address, path }) => {
    const url = site + address;
    const { rows, others } = shareLinks(address);
    const entries =
      { '/toolkit': passedLast(toolkit), '/test': toolkit.slice(0, 1) }[path as string] ?? [];
    const expected = [
      ...entries.map(({ id, tweets, title: html }) => ({
        text: tweets[0] ?? html.replace(/<[^>]*>/g, ''),
        url: `${site}${localePath(locale, entryPath(id))}`,
      })),
      // the scoreboard is closed: there is nothing to pass on
      ...(path === '/scoreboard' ? [] : [{ text: content.share_tweet, url }]),
    ];
    expect(rows).toEqual(expected.map((what) => rowFor({ title, ...what })));
    // suggested posts, the words of a selfie: with no address, or with that of a page of ours
    for (const { fields } of others) {
      expect(`${fields.text ?? ''}${fields.u ?? ''}`.length).toBeGreaterThan(10);
      expect([undefined, `${site}${localePath(locale, '/')}`, url]).toContain(fields.url);
    }
  });

  test('every state’s page is shared as itself', () => {
    const rowsOf = statePages.map(({ path }) => {
      const address = localePath(locale, path);
      const [name] = exported.page(address).document.title.split(' | ');
      const text = `${name} ${campaign.hashtag}`;
      return {
        found: { address, rows: shareLinks(address).rows },
        expected: { address, rows: [rowFor({ title, text, url: site + address })] },
      };
    });
    expect(rowsOf.map(({ found }) => found)).toEqual(rowsOf.map(({ expected }) => expected));
  });
});
