import { describe, expect, test } from 'vitest';
import { entryPath } from '@/lib/addresses/paths';
import { localePath, type ScreenPath } from '@/lib/addresses/routes';
import {
  htmlLangs,
  type Locale,
  localeFolder,
  otherLocales,
  readyLocales,
} from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { entryPages, pages, pngSize, statePages } from '@/tests/support/e2e-pages';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, type ExportedPage, exported, site, textOf } from './exported-site';
import { limits } from './size-limits';

const readByNetworks = [
  ...['og:title', 'og:description', 'og:url', 'og:type', 'og:locale', 'og:site_name'],
  ...['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'],
  ...['twitter:card', 'twitter:title', 'twitter:description', 'twitter:image'],
];

const whole = (address: string) => (address === '/' ? site : `${site}${address}`);

const hasOwnCard = ({ file }: ExportedPage) =>
  /^(es\/)?(call\/|(letter|rsvp|selfie)\.html)/.test(file);

const isEntry = ({ file }: ExportedPage) => /^(es\/)?toolkit\//.test(file);

function twinOf({ address, locale }: ExportedPage, other: Locale) {
  const path = address.slice(localeFolder(locale).length) || '/';
  return localePath(other, path as ScreenPath);
}

function metaOf({ document }: ExportedPage): Meta {
  const metas = all(document, 'meta[content]').map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
    meta.getAttribute('content') ?? '',
  ]);
  return Object.fromEntries(metas.reverse());
}

/** What each page says, by its file; only of the pages for which `found` differs from `expected`. */
function differences<Value>(
  of: readonly ExportedPage[],
  compare: (page: ExportedPage) => { found: Value; expected: Value },
) {
  return of
    .map((page) => ({ file: page.file, ...compare(page) }))
    .filter(({ found, expected }) => JSON.stringify(found) !== JSON.stringify(expected));
}

type Meta = Record<string, string | undefined>;

describe('a link that is sent is shown with its words and its card', () => {
  test('every state, each action and each screen has a link to share', () => {
    const addresses = readyLocales.flatMap((locale) =>
      [...pages, ...statePages, ...entryPages].map(({ path }) => localePath(locale, path)),
    );
    expect(statePages).toHaveLength(56);
    expect(new Set(exported.pages.map(({ address }) => address))).toEqual(new Set(addresses));
  });

  test('each network finds all that it reads', () => {
    const missing = exported.pages.flatMap((page) => {
      const meta = metaOf(page);
      return readByNetworks.filter((name) => !meta[name]).map((name) => `${page.file}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  test('no description is so long that it is cut, or so short that it says nothing', () => {
    const wrong = exported.pages.flatMap((page) => {
      const meta = metaOf(page);
      return ['description', 'og:description', 'twitter:description']
        .filter((name) => !/^.{41,300}$/su.test(meta[name] ?? ''))
        .map((name) => `${page.file}: ${name}: ${meta[name]}`);
    });
    expect(wrong).toEqual([]);
  });

  test('the card is 1200 × 630, of the site, light enough, and the page’s own where it has one', () => {
    const cards = exported.pages.filter((page) => !isEntry(page));
    const wrong = cards.flatMap((page) => {
      const meta = metaOf(page);
      const image = meta['og:image'] ?? '';
      const isOwn = hasOwnCard(page);
      const start = `${site}/images/${isOwn ? 'card-' : 'share-'}`;
      if (!image.startsWith(start)) return [`${page.file}: ${image}, not ${start}…`];
      const card = exported.read(image.slice(site.length));
      const { width, height } = pngSize(card);
      const found = [meta['og:image:width'], meta['og:image:height'], meta['twitter:image']];
      const most = isOwn ? limits.ownCard : limits.card;
      return [
        ...(`${width} × ${height}` === '1200 × 630' ? [] : [`${width} × ${height}`]),
        ...(`${found}` === `1200,630,${image}` ? [] : [`says ${found}`]),
        ...(card.length <= most ? [] : [`${card.length} bytes, more than ${most}`]),
      ].map((fault) => `${page.file}: ${image}: ${fault}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a graphic’s page is shown with that graphic', () => {
    const found = exported.pages.filter(isEntry).map((page) => {
      const meta = metaOf(page);
      const { width, height } = pngSize(exported.read(meta['og:image']?.slice(site.length) ?? ''));
      expect([width, height], 'the square that it is posted as').toEqual([1080, 1080]);
      return [page.address, meta['og:image'], meta['og:image:width'], meta['og:image:height']];
    });
    expect(found).not.toEqual([]);
    const expected = readyLocales.flatMap((locale) =>
      contentOf(locale)
        .toolkit.filter(({ image }) => image?.startsWith('/'))
        .map(({ id, image }) => [
          localePath(locale, entryPath(id)),
          `${site}${image}`,
          '1080',
          '1080',
        ]),
    );
    expect(found.sort()).toEqual(expected.sort());
  });

  test('no two pages with a card of their own share one, in whatever language', () => {
    const own = exported.pages.filter(hasOwnCard).map((page) => metaOf(page)['og:image']);
    expect(own.length).toBeGreaterThan(statePages.length * readyLocales.length);
    expect(own.filter((image, index) => own.indexOf(image) !== index)).toEqual([]);
  });
});

test('a page without a card of its own is shown with the campaign’s words and picture', () => {
  const others = exported.pages.filter((page) => !hasOwnCard(page) && !isEntry(page));
  expect(
    differences(others, (page) => {
      const { content } = stringsOf(page.locale);
      const { 'og:description': words, 'og:image': image } = metaOf(page);
      const expected = [content.open_graph_description, `${site}${content.open_graph_image}`];
      return { found: [words, image], expected };
    }),
  ).toEqual([]);
});

test('each page names its own address, and its twin in each language', () => {
  expect(
    differences(exported.pages, (page) => {
      const links = (selector: string, name: string) =>
        all(page.document, selector).map((link) => [
          link.getAttribute(name),
          link.getAttribute('href'),
        ]);
      const twins = (['en', ...readyLocales] as const).map((each, index) => [
        index ? each : 'x-default',
        whole(twinOf(page, each)),
      ]);
      return {
        found: [
          links('link[rel=canonical]', 'rel'),
          links('link[rel=alternate][hreflang]', 'hreflang').sort(),
          metaOf(page)['og:url'],
        ],
        expected: [[['canonical', whole(page.address)]], twins.sort(), whole(page.address)],
      };
    }),
  ).toEqual([]);
});

test.each(['header', 'footer'])('the %s of each page leads to its twins', (part) => {
  expect(
    differences(exported.pages, (page) => ({
      found: all(page.document, `${part} a[hreflang]:not(details a)`).map((link) => [
        link.getAttribute('hreflang'),
        textOf(link),
        link.getAttribute('href'),
      ]),
      expected: otherLocales(page.locale).map((each) => [
        htmlLangs[each],
        stringsOf(each).shell.thisPage,
        twinOf(page, each),
      ]),
    })),
  ).toEqual([]);
});

test('search engines are kept from the pages that are hidden, and from no other', () => {
  const graphics = exported.pages.filter(isEntry).map(({ address }) => address);
  const hidden = pages.filter(({ isHidden }) => isHidden).map(({ address }) => address);
  const marked = exported.pages.filter((page) => metaOf(page).robots?.includes('noindex'));
  expect(marked.map(({ address }) => address).sort()).toEqual([...hidden, ...graphics].sort());
  const other = exported.pages.filter((page) => !marked.includes(page) && metaOf(page).robots);
  expect(other.map(({ file }) => file)).toEqual([]);
});

test('every page has a title of its own in its language', () => {
  const titles = exported.pages.map(({ locale, document: { title } }) => `${locale}: ${title}`);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  expect(titles.filter((title) => /: $/.test(title))).toEqual([]);
});
