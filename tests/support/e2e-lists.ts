import type { Locale } from '@/lib/i18n/locales';
import { contentOf } from './e2e-content';
import { wordsOf } from './e2e-words';

/** How many entries a list may have and still be shown whole (look.md, The silences). */
const SHORT_COUNT = 10;

/** The long lists of the home page: the region each is in, and how many entries it has. */
export function longLists(locale: Locale) {
  const { content, livestream, news } = wordsOf(locale);
  const { letters, livestreams, partners } = contentOf(locale);
  const visible = livestreams.filter(({ visible }) => visible);
  const lists = [
    // the first one stands above the list
    { region: livestream.title, count: visible.length - 1 },
    { region: content.news_title, heading: news.letters, count: letters.length },
    { region: content.partners_title, count: new Set(partners.map(({ name }) => name)).size },
  ];
  return lists.filter(({ count }) => count > SHORT_COUNT);
}
