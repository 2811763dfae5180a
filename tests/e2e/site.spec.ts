import type { APIRequestContext } from '@playwright/test';
import { htmlLangs, localePath, locales, otherLocales, readyLocales } from '@/lib/i18n/locales';
import { modalHashes } from '@/lib/modals/state';
import { hiddenPaths, pages, pngSize, statePages } from '@/tests/support/e2e-pages';
import { site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test } from './visitor';

const ADDRESSES = /\s(?:href|src|poster|action)="([^"]*)"/g;
const SRCSET = /\ssrcset="([^"]*)"/gi;
/** True for hashes that open a modal; no element has them. */
const isDeepLink = (missing: string) =>
  Object.values(modalHashes).some((hash) => missing.startsWith(`${hash} `));
const textOf = (html: string) => html.replaceAll('&amp;', '&');

/** The site's addresses that a page links to, as written. */
function namedIn(html: string, page: string): URL[] {
  const single = [...html.matchAll(ADDRESSES)].map(([, address = '']) => address);
  const sets = [...html.matchAll(SRCSET)].flatMap(([, set = '']) =>
    set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''),
  );
  return [...single, ...sets]
    .map((address) => new URL(textOf(address), page))
    .filter((url) => url.origin === site)
    .map(withoutCode);
}

/** The address without a partner's code, which leads to the same page. */
function withoutCode(url: URL): URL {
  url.searchParams.delete('source');
  return url;
}

type Crawl = { from: string[]; named?: (html: string, page: string) => URL[] };

/** Crawls the site from these pages; returns the missing addresses and the pages found. */
async function crawl(request: APIRequestContext, { from, named = namedIn }: Crawl) {
  const htmls = new Map<string, string>();
  const missing: string[] = [];
  const seen = new Set<string>();
  const todo = from.map((address) => new URL(address, site));

  for (let url = todo.pop(); url; url = todo.pop()) {
    const bare = url.href.replace(/#.*/, '');
    if (!seen.has(bare)) {
      seen.add(bare);
      const answer = await request.get(bare);
      if (answer.status() !== 200) missing.push(`${answer.status()} ${bare}`);
      if (answer.headers()['content-type']?.startsWith('text/html')) {
        const html = await answer.text();
        htmls.set(bare, html);
        todo.push(...named(html, bare));
      }
    }
    const id = url.hash.slice(1);
    const html = htmls.get(bare);
    if (id && html && !html.includes(`id="${id}"`)) missing.push(`#${id} in ${bare}`);
  }
  return { missing, pages: [...htmls.keys()] };
}

test('every link within the site and every picture is there', async ({ request }) => {
  const start = pages.map(({ address }) => address);
  const { missing, pages: found } = await crawl(request, { from: start });
  expect(missing.filter((each) => !isDeepLink(each))).toEqual([]);
  // with the card for partners
  expect(found).toHaveLength(pages.length + locales.length * (statePages.length + 1));
});

for (const locale of locales) {
  test(`every public ${locale} page is reached by links from home`, async ({ request }) => {
    const links = (html: string, page: string) =>
      namedIn([...html.matchAll(/<a\s[^>]*>/g)].join(''), page);
    const from = [localePath(locale, '/')];
    const { pages: found } = await crawl(request, { from, named: links });
    const wanted = pages.filter(
      (each) => each.locale === locale && !hiddenPaths.includes(each.path),
    );
    const addresses = wanted.map(({ address }) => new URL(address, site).href);
    expect(found).toEqual(expect.arrayContaining(addresses));
  });

  test(`an address that leads nowhere says so in ${locale}`, async ({ page, allow }) => {
    allow(/status( of)? 404/);
    const t = wordsOf(locale);
    const answer = await page.goto(`${localePath(locale, '/')}/nowhere`.replace('//', '/'));
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLangs[locale]);
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
    await expect(page).toHaveTitle(`404 - ${t.errors.notFound}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`404 - ${t.errors.notFound}`);

    for (const other of otherLocales(locale)) {
      const { notFound, home } = wordsOf(other).errors;
      const inOther = page.getByRole('link', { name: `${notFound}. ${home}` });
      await expect(inOther).toHaveAttribute('lang', htmlLangs[other]);
    }
    await page.getByRole('main').getByRole('link', { name: t.errors.home }).first().click();
    await expect(page).toHaveURL(`${site}${localePath(locale, '/')}`);
  });
}

test('every page has a title of its own in its language', async ({ request }) => {
  const titles = await Promise.all(
    pages.map(async ({ address, locale }) => {
      const html = await (await request.get(address)).text();
      const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      return title && `${locale}: ${title}`;
    }),
  );
  expect(new Set(titles).size).toBe(pages.length);
  expect(titles).not.toContain(undefined);
});

test('the site map, named by robots.txt, lists the public pages', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  const wanted = pages
    .filter(({ isHidden }) => !isHidden)
    .map(({ address }) => (address === '/' ? site : `${site}${address}`));
  const states = statePages.flatMap(({ path }) =>
    readyLocales.map((locale) => `${site}${localePath(locale, path)}`),
  );
  expect(listed.map((address) => address?.replace(/\/$/, '')).sort()).toEqual(
    [...wanted, ...states].sort(),
  );
  for (const hidden of hiddenPaths) expect(map).not.toContain(hidden);
  for (const locale of readyLocales) expect(map).toContain(`hreflang="${locale}"`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site}/sitemap.xml`);
});

test('the manifest and every icon are there, in the size they claim', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await request.get(href ?? '')).json();
  expect(manifest.name).toBe(wordsOf('en').content.site_title);
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }));
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = pngSize(await (await request.get(src)).body());
    expect(`${width}x${height}`, src).toBe(sizes);
  }

  const links = page.locator('link[rel~="icon"], link[rel="apple-touch-icon"]');
  const icons = await links.evaluateAll((all: HTMLLinkElement[]) => all.map((icon) => icon.href));
  expect(icons.length).toBeGreaterThan(1);
  for (const icon of [...icons, `${site}/favicon.ico`]) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});
