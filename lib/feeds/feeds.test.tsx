import { parseAtomFeed } from 'feedsmith';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { config } from '@/lib/config';
import { loadContent } from '@/lib/content/load';
import { seasonSchema } from '@/lib/content/season-schema';
import { copyBundle, copyWithoutSpanish, setAt, showContent } from '@/tests/support/bundle';
import { type AtomFeed, atomFeed } from './atom';
import { feedAnswer, feedFileNames, feedsOf } from './feed-files';

afterEach(() => vi.unstubAllEnvs());

const locales = ['en', 'es'] as const;
const textOf = (locale: 'en' | 'es', name: string) => feedAnswer(locale, name).text();

/** The XML of a feed, as a strict parser reads it. */
function strictly(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

/** What a feed of another content folder says. */
async function feedOf(dir: string, locale: 'en' | 'es', name: string) {
  showContent(dir);
  vi.resetModules();
  const { feedAnswer } = await import('./feed-files');
  return feedAnswer(locale, name).text();
}

describe.each(locales)('the %s feed', (locale) => {
  test.each(['news', 'letters'] as const)(
    'of %s has every item with its link, once',
    async (list) => {
      const xml = await textOf(locale, `${list}.atom`);
      strictly(xml);
      const feed = parseAtomFeed(xml);
      const items = loadContent(locale).values[list];
      expect(items.length).toBeGreaterThan(1);
      expect(feed.entries?.map(({ title }) => title?.value ?? title)).toEqual(
        items.map(({ title }) => title),
      );
      expect(feed.entries?.map(({ links }) => links?.[0]?.href)).toEqual(
        items.map(({ link }) => link),
      );
      expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(items.length);
      for (const { updated } of feed.entries ?? [])
        expect(updated).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
      const folder = locale === 'en' ? '' : '/es';
      expect(feed.id).toBe(`${config.site_url}${folder}/feeds/${list}.atom`);
      expect(feed.links?.map(({ rel }) => rel)).toEqual(['self', 'alternate']);
    },
  );

  test('tells a day of publication only where the content has one', async () => {
    const { entries } = parseAtomFeed(await textOf(locale, 'letters.atom'));
    expect(entries?.map(({ published, updated }) => [published, updated])).toEqual([
      ['2021-10-27T00:00:00.000Z', '2021-10-27T00:00:00.000Z'],
      // of this one the content knows the month alone
      [undefined, '2021-07-12T00:00:00.000Z'],
    ]);
  });

  test('of dates and toolkit has the shape that its schema tells', async () => {
    const season = seasonSchema.parse(JSON.parse(await textOf(locale, 'season.json')));
    const { values } = loadContent(locale);
    expect(season.events.map(({ id, title }) => [id, title])).toEqual(
      values.events.map(({ id, title }) => [id, title]),
    );
    expect(season.events[0]).toMatchObject({
      starts_at: '2021-10-24T20:00:00.000Z',
      status: 'confirmed',
      place: values.events[0]?.place,
    });
    expect(season.livestreams).toHaveLength(
      values.livestreams.filter(({ visible }) => visible).length,
    );
    expect(season.toolkit.map(({ id, posts }) => [id, posts])).toEqual(
      values.toolkit.map(({ id, tweets }) => [id, tweets]),
    );
    const addresses = JSON.stringify(season).match(/"(?:url|calendar|\$schema)":"[^"]*/g) ?? [];
    expect(addresses.length).toBeGreaterThan(8);
    for (const address of addresses) expect(address).toMatch(/:"https?:\/\//);
  });

  test('is written in the same bytes twice', async () => {
    for (const { file } of feedFileNames()) {
      expect(await textOf(locale, file)).toBe(await textOf(locale, file));
    }
  });
});

test('the schema that is served is the one by which it is checked', async () => {
  const schema = JSON.parse(await textOf('en', 'season.schema.json'));
  expect(schema.required).toContain('events');
  expect(JSON.parse(await textOf('es', 'season.json')).$schema).toMatch(
    /^https?:.*\/feeds\/season\.schema\.json$/,
  );
});

test('what Spanish shows in English says so', async () => {
  const xml = await textOf('es', 'news.atom');
  const feed = strictly(xml).documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('es-ES');
  expect(feed.querySelector('entry')?.getAttribute('xml:lang')).toBe('en-US');
  const dir = copyWithoutSpanish([], ['events']);
  const season = JSON.parse(await feedOf(dir, 'es', 'season.json'));
  expect([season.language, season.events[0].language, season.toolkit[0].language]).toEqual([
    'es-ES',
    'en-US',
    'es-ES',
  ]);
});

test('an archived season says that it is one, and keeps its feeds', async () => {
  const dir = copyBundle();
  setAt(dir, 'campaign.json', 'isArchived', true);
  expect(JSON.parse(await feedOf(dir, 'en', 'season.json'))).toMatchObject({ is_archived: true });
  expect(parseAtomFeed(await feedOf(dir, 'en', 'news.atom')).entries).toHaveLength(2);
});

describe('a head links', () => {
  test.each([
    ['/', 2, 1],
    ['/toolkit', 0, 1],
    ['/call', 0, 0],
    ['/rally', 0, 0],
  ])('of %s to %d Atom feeds and %d of dates', (path, atom, json) => {
    const types = feedsOf('es', path);
    expect(types['application/atom+xml'] ?? []).toHaveLength(atom);
    expect(types['application/json'] ?? []).toHaveLength(json);
  });
});

describe('hostile words', () => {
  const feed: AtomFeed = {
    title: 'A <b>title</b> & "more"',
    author: ']]> --> <!-- &amp;',
    address: 'https://a.example/feeds/news.atom?a=1&b=2',
    page: 'https://a.example/#news',
    lang: 'en-US',
    entryLang: undefined,
    firstDay: '2021-07-12',
    entries: [
      {
        title: '</title><script>x()</script>',
        link: 'https://b.example/?a=1&b="',
        summary: '',
        published: null,
      },
      {
        title: 'Null \u0000 bell \u0007 half \ud800 ✊🏽 ñ',
        link: 'https://c.example/',
        summary: '<![CDATA[',
        published: '2021-08-02',
      },
    ],
  };

  test('are text to whoever reads the feed', () => {
    const document = strictly(atomFeed(feed));
    expect(document.querySelector('feed > title')?.textContent).toBe(feed.title);
    expect(document.querySelector('author name')?.textContent).toBe(feed.author);
    expect(document.querySelector('script')).toBeNull();
    expect([...document.querySelectorAll('entry > title')].map((each) => each.textContent)).toEqual(
      ['</title><script>x()</script>', 'Null  bell  half  ✊🏽 ñ'],
    );
    expect(document.querySelector('entry link')?.getAttribute('href')).toBe(
      'https://b.example/?a=1&b="',
    );
  });

  test('and a feed is as new as its newest entry', () => {
    expect(parseAtomFeed(atomFeed(feed)).updated).toBe('2021-08-02T00:00:00.000Z');
    expect(parseAtomFeed(atomFeed({ ...feed, entries: [] })).updated).toBe(
      '2021-07-12T00:00:00.000Z',
    );
  });
});
