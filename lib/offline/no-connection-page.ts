import { escapeHtml } from '../content/model/html';

/** The sentences of the page that is shown in the place of one that is not cached. */
export type NoConnectionWords = { lang: string; title: string; text: string; kept: string };

type CachedPage = { href: string; title: string };

const STYLE =
  'body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}h1{line-height:1.1}li{margin:.75rem 0}';

/** The HTML of a page that says that there is no connection, and links to what is cached. */
export function noConnectionPage(words: NoConnectionWords, pages: readonly CachedPage[]): string {
  const links = pages.map(
    ({ href, title }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></li>`,
  );
  return `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p><p>${escapeHtml(words.kept)}</p><ul>${links.join('')}</ul></body></html>`;
}

/** What a page is called: the beginning of its `<title>`, before the campaign's name. */
export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const text = title.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name: string) => SIGNS[name] ?? '',
  );
  return text.split(' | ')[0] ?? '';
}

const SIGNS: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': '’',
  '#39': '’',
};
