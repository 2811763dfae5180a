import { parseAtomFeed } from 'feedsmith';
import { describe, expect, test, vi } from 'vitest';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import type { Content } from '@/lib/content/model/content';
import { screenMetadata } from '@/lib/metadata/metadata';
import { copyBundle, setAt } from '@/tests/support/bundle';
import { generatedFrom } from '@/tests/support/checked-content';
import { contentWith } from '@/tests/support/content';
import { feedAnswer, linksFeed, publishedDay } from './feed-files';

const locales = ['en', 'es'] as const;
const textOf = (locale: 'en' | 'es', name: string) => feedAnswer(locale, name).text();

function strictly(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}

async function feedOf(dir: string, locale: 'en' | 'es', name: string) {
  const { 'content.json': shown } = generatedFrom(dir);
  vi.doMock('#generated/content.json', () => ({ default: shown }));
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

  test('tells a day of publication only where the address has one', async () => {
    const { entries } = parseAtomFeed(await textOf(locale, 'letters.atom'));
    expect(entries?.map(({ published, updated }) => [published, updated])).toEqual([
      ['2021-10-27T00:00:00.000Z', '2021-10-27T00:00:00.000Z'],
      [undefined, '2021-07-12T00:00:00.000Z'],
    ]);
  });
});

test('what Spanish shows in English says so', async () => {
  const xml = await textOf('es', 'news.atom');
  const feed = strictly(xml).documentElement;
  expect(feed.getAttribute('xml:lang')).toBe('es-ES');
  expect(feed.querySelector('entry')?.getAttribute('xml:lang')).toBe('en-US');
});

test('an archived season keeps its feeds', async () => {
  const dir = copyBundle();
  setAt(dir, 'campaign.json', 'isArchived', true);
  expect(parseAtomFeed(await feedOf(dir, 'en', 'news.atom')).entries).toHaveLength(2);
});

test.each([
  ['/', ['news', 'letters']],
  ['/call', []],
] as const)('the head of %s links to the feeds %j', (path, names) => {
  const { types } = screenMetadata('es', path).alternates ?? {};
  const feeds = [types?.['application/atom+xml'] ?? []].flat();
  const addresses = names.map((name) => `${config.site_url}/es/feeds/${name}.atom`);
  expect(feeds.map((feed) => Object(feed).url)).toEqual(addresses);
});

describe('hostile words', () => {
  const site_title = ']]> --> <!-- A <b>title</b> & "more" &amp;';
  const injected = {
    id: 'a',
    title: '</title><script>x()</script>',
    link: 'https://b.example/?a=1&b="',
    date: '',
    photo: null,
  };
  const unwritable = {
    id: 'b',
    title: 'Null \u0000 bell \u0007 half \ud800 ✊🏽 ñ',
    link: 'https://c.example/2021/08/02/',
    date: '<![CDATA[',
    photo: null,
  };
  const feedWith = (letters: Content['letters']) =>
    linksFeed('letters', contentWith('en', { site_title, letters }));

  test('are text to a feed reader', () => {
    const document = strictly(feedWith([injected, unwritable]));
    expect(document.querySelector('feed > title')?.textContent).toMatch(/ \| \]\]> .* &amp;$/);
    expect(document.querySelector('author name')?.textContent).toBe(site_title);
    expect(document.querySelector('script')).toBeNull();
    expect([...document.querySelectorAll('entry > title')].map((each) => each.textContent)).toEqual(
      [injected.title, 'Null  bell  half  ✊🏽 ñ'],
    );
    expect(document.querySelector('entry link')?.getAttribute('href')).toBe(injected.link);
  });

  test('and a feed is as new as its newest entry', () => {
    const updated = (...letters: Content['letters']) => parseAtomFeed(feedWith(letters)).updated;
    expect(updated(injected, unwritable)).toBe('2021-08-02T00:00:00.000Z');
    expect(updated()).toBe('2021-07-12T00:00:00.000Z');
  });
});

test.each([
  ['https://a.example/2361375153869/x', null],
  ['https://a.example/dc/2021/07/19/march/', '2021-07-19'],
  ['https://a.example/voices/2021-07-16-letter', '2021-07-16'],
  ['https://a.example/2021/02/31/x', null],
  ['https://a.example/2021/07/x', null],
  ['https://a.example/?on=/2021/07/19/', null],
])('%s was published on %s', (link, day) => {
  expect(publishedDay(link)).toBe(day);
});
