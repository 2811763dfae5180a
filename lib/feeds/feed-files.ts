import 'server-only';
import { withBasePath } from '@/lib/addresses/paths';
import { localePath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { screenUrl } from '@/lib/config/screen-url';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import { defaultLocale, htmlLangs, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { type AtomEntry, atomFeed } from './atom';
import { publishedDay } from './published-day';

const ATOM = 'application/atom+xml';

/** The path on this site of one of a locale's feeds. */
function feedHref(locale: Locale, name: string): string {
  const folder = locale === defaultLocale ? '' : localePath(locale, '/');
  return withBasePath(`${folder}/feeds/${name}`);
}

const feedUrl = (locale: Locale, name: string) => config.site_url + feedHref(locale, name);

/** What the lists of links hold, each as a feed has it. */
const linkLists = {
  news: ({ values }: LocalizedContent): AtomEntry[] =>
    values.news.map(({ title, link, source }) => ({
      title,
      link,
      summary: source,
      published: publishedDay('', link),
    })),
  letters: ({ values }: LocalizedContent): AtomEntry[] =>
    values.letters.map(({ title, link, date }) => ({
      title,
      link,
      summary: date,
      published: publishedDay(date, link),
    })),
};
type LinkList = keyof typeof linkLists;

function titleOf(list: LinkList, { values, locale }: LocalizedContent): string {
  const names = { news: plainText(values.news_title), letters: messagesOf(locale).news.feed };
  return `${names[list]} | ${values.site_title}`;
}

function linksFeed(list: LinkList, locale: Locale): string {
  const content = loadContent(locale);
  return atomFeed({
    title: titleOf(list, content),
    author: content.values.site_title,
    address: feedUrl(locale, `${list}.atom`),
    page: `${screenUrl(locale, '/')}#news`,
    lang: htmlLangs[locale],
    entryLang: content.fallbackLang(list),
    firstDay: config.season.starts,
    entries: linkLists[list](content),
  });
}

/** What `generateStaticParams` of a locale's feeds answers. */
export function feedFileNames(): { file: string }[] {
  return Object.keys(linkLists).map((list) => ({ file: `${list}.atom` }));
}

/** One feed as it is served. */
export function feedAnswer(locale: Locale, name: string): Response {
  const list = (Object.keys(linkLists) as LinkList[]).find((each) => name === `${each}.atom`);
  if (!list) return new Response(null, { status: 404 });
  return new Response(linksFeed(list, locale), {
    headers: { 'Content-Type': `${ATOM}; charset=utf-8` },
  });
}

type Alternates = Record<string, { url: string; title: string }[]>;

/** The feeds of what a page shows, by type, for its head; none where it shows nothing of them. */
export function feedsOf(locale: Locale, path: string): Alternates {
  const content = loadContent(locale);
  const { values } = content;
  const hasNews = path === '/' && values.visible_sections.includes('news');
  const lists = hasNews
    ? (Object.keys(linkLists) as LinkList[]).filter((list) => values[list].length > 0)
    : [];
  const atom = lists.map((list) => ({
    url: feedUrl(locale, `${list}.atom`),
    title: titleOf(list, content),
  }));
  return atom.length > 0 ? { [ATOM]: atom } : {};
}
