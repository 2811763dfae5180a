import { generateAtomFeed } from 'feedsmith';

type AtomEntry = {
  title: string;
  link: string;
  summary: string;
  /** the day on which it was published elsewhere, as `2021-07-19`; null if unknown */
  published: string | null;
};

export type AtomFeed = {
  title: string;
  author: string;
  /** of the feed itself, and of the page that shows the same */
  address: string;
  page: string;
  lang: string;
  /** the language of the entries, where it is another */
  entryLang: string | undefined;
  /** the day that stands for unknown ones */
  firstDay: string;
  entries: readonly AtomEntry[];
};

/** What XML has no way to write, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const text = (words: string) => ({ value: words.replace(FORBIDDEN, '') });

/** feedsmith sets what it wraps on lines of its own, which would be part of an id. */
const WRAPPING = /(?<=>)\s+(?=<!\[CDATA\[)|(?<=\]\]>)\s+(?=<\/)/g;

/** An RFC 4287 feed. An entry without a day has the first day as `updated`, and no `published`. */
export function atomFeed(feed: AtomFeed): string {
  const { title, author, address, page, lang, entryLang, firstDay, entries } = feed;
  const days = entries.map(({ published }) => published ?? firstDay);
  const xml = generateAtomFeed({
    id: address,
    title: text(title),
    updated: new Date(days.toSorted().at(-1) ?? firstDay),
    authors: [{ name: author }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: address },
      { rel: 'alternate', type: 'text/html', href: page },
    ],
    xml: { lang },
    entries: entries.map(({ title, link, summary, published }) => ({
      id: link,
      title: text(title),
      links: [{ rel: 'alternate', href: link }],
      updated: new Date(published ?? firstDay),
      ...(published && { published: new Date(published) }),
      summary: text(summary),
      ...(entryLang && { xml: { lang: entryLang } }),
    })),
  });
  return xml.replace(WRAPPING, '');
}
