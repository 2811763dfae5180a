import { escapeHtml } from '../content/model/html';

export type NoConnectionWords = { lang: string; title: string; text: string; kept: string };

type CachedPage = { href: string; title: string };

const STYLE =
  'body{max-width:34rem;margin:12vh auto;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}h1{line-height:1.1}li{margin:.75rem 0}';

export function noConnectionPage(words: NoConnectionWords, pages: readonly CachedPage[]): string {
  const links = pages.map(
    ({ href, title }) => `<li><a href="${escapeHtml(href)}">${title}</a></li>`,
  );
  return `<!doctype html><html lang="${words.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(words.title)}</title><style>${STYLE}</style></head><body><h1>${escapeHtml(words.title)}</h1><p>${escapeHtml(words.text)}</p><p>${escapeHtml(words.kept)}</p><ul>${links.join('')}</ul></body></html>`;
}

export function titleIn(html: string): string {
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
  return title.split(' | ')[0] ?? '';
}
