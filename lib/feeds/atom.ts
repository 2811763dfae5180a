import { escapeHtml } from '@/lib/content/html';

// Atom (RFC 4287), as the build writes it.

/** One entry: what it is called, where it leads, and what is said of it. */
export type AtomEntry = {
  title: string;
  /** the address that it leads to, by which feed readers know it again */
  link: string;
  summary: string;
  /** the day on which it was published elsewhere, as `2021-07-19`; null where nobody says it */
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
  /** the day that stands for those that nobody says */
  firstDay: string;
  entries: readonly AtomEntry[];
};

/** What XML has no way to write, escaped or not. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string) => escapeHtml(text.replace(FORBIDDEN, ''));

const moment = (day: string) => `${day}T00:00:00Z`;

/**
 * A feed as the text of a file, the same bytes for the same content. Every entry has to say when it
 * was updated: one whose day nobody says has the feed's first day, and no day of publication.
 */
export function atomFeed(feed: AtomFeed): string {
  const { title, author, address, page, lang, entryLang, firstDay, entries } = feed;
  const days = entries.map(({ published }) => published ?? firstDay);
  const updated = days.toSorted().at(-1) ?? firstDay;
  const own = entryLang ? ` xml:lang="${escaped(entryLang)}"` : '';
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escaped(lang)}">`,
    `  <id>${escaped(address)}</id>`,
    `  <title>${escaped(title)}</title>`,
    `  <updated>${moment(updated)}</updated>`,
    `  <author><name>${escaped(author)}</name></author>`,
    `  <link rel="self" type="application/atom+xml" href="${escaped(address)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.flatMap(({ title, link, summary, published }) => [
      `  <entry${own}>`,
      `    <id>${escaped(link)}</id>`,
      `    <title>${escaped(title)}</title>`,
      `    <link rel="alternate" href="${escaped(link)}"/>`,
      `    <updated>${moment(published ?? firstDay)}</updated>`,
      ...(published ? [`    <published>${moment(published)}</published>`] : []),
      `    <summary>${escaped(summary)}</summary>`,
      '  </entry>',
    ]),
    '</feed>',
  ].join('\n')}\n`;
}
