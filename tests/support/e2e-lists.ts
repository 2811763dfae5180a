import letters from '@/content/en/letters.json' with { type: 'json' };
import livestreams from '@/content/en/livestreams.json' with { type: 'json' };
import partners from '@/content/en/partners.json' with { type: 'json' };
import type { Words } from './e2e-words';

/** The long lists of the home page: the region each is in, and how many entries it has. */
export function longLists({ content, livestream, news }: Words) {
  const visible = livestreams.filter(({ visible }) => visible);
  return [
    // the first one stands above the list
    { region: livestream.title, count: visible.length - 1 },
    { region: content.news_title, heading: news.letters, count: letters.length },
    { region: content.partners_title, count: new Set(partners.map(({ name }) => name)).size },
  ];
}
