import type { Locale } from '@/lib/i18n/locales';
import { contentOf } from './e2e-content';
import { stringsOf } from './e2e-strings';

/**
 * The long lists of the home page: the region each is in, how many entries it has and shows while
 * collapsed, and the total that its button names.
 */
export function longLists(locale: Locale) {
  const { content, livestream } = stringsOf(locale);
  const { livestreams, partners } = contentOf(locale);
  const visible = livestreams.filter(({ visible }) => visible).length;
  const names = new Set(partners.map(({ name }) => name)).size;
  const lists = [
    // the first livestream stands outside the list
    { region: livestream.title, first: 3, count: visible - 1, total: visible },
    { region: content.partners_title, first: 10, count: names, total: names },
  ];
  return lists.filter(({ first, count }) => count > first);
}
