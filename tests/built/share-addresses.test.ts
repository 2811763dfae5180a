import { describe, expect, test } from 'vitest';
import { entryPath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { emailLink, isShareLink, type Network, networks, shareLink } from '@/lib/share/networks';
import { passedLast } from '@/lib/toolkit/entry-days';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { pages, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, site } from './exported-site';

/** The links of a row; lib/share/networks.test.ts has what each network reads in its own. */
const rowFor = ({ title, text, url }: Record<'title' | 'text' | 'url', string>) =>
  (Object.keys(networks) as Network[])
    .map((each) => shareLink(each, text, each === 'email' ? emailLink(title, text, url) : url))
    .sort();

/** The links of each row of share links of a page, folded or not, and its other share links. */
function shareLinks(address: string) {
  const { document } = exported.page(address);
  const rows = all(document, 'ul:has(> li > a[href^="https://wa.me/"])').map((list) =>
    attributes(list, 'a:not([download])').sort(),
  );
  const others = attributes(document, 'a')
    .filter(isShareLink)
    .filter((href) => !rows.flat().includes(href));
  return { rows, others: others.map((href) => new URL(href).searchParams) };
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
    for (const fields of others) {
      expect(`${fields.get('text') ?? ''}${fields.get('u') ?? ''}`.length).toBeGreaterThan(10);
      expect([null, `${site}${localePath(locale, '/')}`, url]).toContain(fields.get('url'));
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
