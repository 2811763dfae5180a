import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import { htmlLangs, type Locale, localeFolder } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { atomFeed } from './atom';

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

function linksFeed(list: LinkList, locale: Locale): string {
  const content = loadContent(locale);
  return atomFeed({
    title: titleOf(list, content),
    author: content.values.site_title,
    address: feedUrl(locale, list),
    page: `${screenUrl(locale, '/')}#news`,
    lang: htmlLangs[locale],
    entryLang: content.fallbackLang(list),
    firstDay: config.season.starts,
    entries: linkLists[list](content).map((each) => ({
      ...each,
      published: publishedDay(each.link),
    })),
  });
}

export function feedFileNames(): { file: string }[] {
  return names.map((list) => ({ file: `${list}.atom` }));
}

export function feedAnswer(locale: Locale, name: string): Response {
  const list = names.find((each) => name === `${each}.atom`);
  if (!list) return new Response(null, { status: 404 });
  return new Response(linksFeed(list, locale), {
    headers: { 'Content-Type': `${ATOM}; charset=utf-8` },
  });
}

/** The feeds of what a page shows, by type, for its head; empty where it shows neither. */
export function feedsOf(
  locale: Locale,
  path: string,
): Record<string, { url: string; title: string }[]> {
  const content = loadContent(locale);
  const { values } = content;
  if (path !== '/' || !values.visible_sections.includes('news')) return {};
  const lists = names.filter((list) => values[list].length > 0);
  const atom = lists.map((list) => ({ url: feedUrl(locale, list), title: titleOf(list, content) }));
  return atom.length > 0 ? { [ATOM]: atom } : {};
}
