import 'server-only';
import { generateAtomFeed } from 'feedsmith';
import { withBasePath } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import { htmlLangs, type Locale, localeFolder } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';

const ATOM = 'application/atom+xml';

const feedUrl = (locale: Locale, list: LinkList) =>
  config.site_url + withBasePath(`${localeFolder(locale)}/feeds/${list}.atom`);

/** What the lists of links hold, and what says more of each. */
const linkLists = {
  news: ({ values }: LocalizedContent) =>
    values.news.map(({ title, link, source }) => ({ title, link, summary: source })),
  letters: ({ values }: LocalizedContent) =>
    values.letters.map(({ title, link, date }) => ({ title, link, summary: date })),
};
type LinkList = keyof typeof linkLists;
const names = Object.keys(linkLists) as LinkList[];

function titleOf(list: LinkList, { values, locale }: LocalizedContent): string {
  const titles = { news: plainText(values.news_title), letters: messagesOf(locale).news.feed };
  return `${titles[list]} | ${values.site_title}`;
}

const IN_ADDRESS = /\/(20\d\d)[/-](\d\d)[/-](\d\d)(?=[/-]|$)/;

/** The day in an article's address, as `2021-07-19`; null without one. */
export function publishedDay(link: string): string | null {
  const [, year, month, date] = IN_ADDRESS.exec(new URL(link).pathname) ?? [];
  const written = `${year}-${month}-${date}`;
  // a day that no calendar has is another number
  return new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written) ? written : null;
}

/** What XML has no way to write, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** feedsmith sets what it wraps on lines of its own, which would be part of an id. */
const WRAPPING = /(?<=>)\s+(?=<!\[CDATA\[)|(?<=\]\]>)\s+(?=<\/)/g;

/** An RFC 4287 feed. An entry without a day has the season’s first as `updated`, and no `published`. */
export function linksFeed(list: LinkList, content: LocalizedContent): string {
  const { values, locale } = content;
  const address = feedUrl(locale, list);
  const entryLang = content.fallbackLang(list);
  const firstDay = new Date(config.season.starts);
  const entries = linkLists[list](content).map(({ title, link, summary }) => {
    const day = publishedDay(link);
    return {
      id: link,
      title: { value: title },
      links: [{ rel: 'alternate', href: link }],
      updated: day ? new Date(day) : firstDay,
      ...(day && { published: new Date(day) }),
      summary: { value: summary },
      ...(entryLang && { xml: { lang: entryLang } }),
    };
  });
  const moments = entries.map(({ updated }) => updated.getTime());
  const xml = generateAtomFeed({
    id: address,
    title: { value: titleOf(list, content) },
    updated: moments.length > 0 ? new Date(Math.max(...moments)) : firstDay,
    authors: [{ name: values.site_title }],
    links: [
      { rel: 'self', type: ATOM, href: address },
      { rel: 'alternate', type: 'text/html', href: `${screenUrl(locale, '/')}#news` },
    ],
    xml: { lang: htmlLangs[locale] },
    entries,
  });
  return xml.replace(FORBIDDEN, '').replace(WRAPPING, '');
}

export function feedFileNames(): { file: string }[] {
  return names.map((list) => ({ file: `${list}.atom` }));
}

export function feedAnswer(locale: Locale, name: string): Response {
  const list = names.find((each) => name === `${each}.atom`);
  if (!list) return new Response(null, { status: 404 });
  return new Response(linksFeed(list, loadContent(locale)), {
    headers: { 'Content-Type': `${ATOM}; charset=utf-8` },
  });
}

/** The feeds of what a page shows, by type, for its head; empty where it shows neither. */
export function feedsOf(locale: Locale, path: string) {
  const content = loadContent(locale);
  const { values } = content;
  if (path !== '/' || !values.visible_sections.includes('news')) return {};
  const lists = names.filter((list) => values[list].length > 0);
  const atom = lists.map((list) => ({ url: feedUrl(locale, list), title: titleOf(list, content) }));
  return atom.length > 0 ? { [ATOM]: atom } : {};
}
