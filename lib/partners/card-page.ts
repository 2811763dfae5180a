import 'server-only';
import { posterFacePath, screenHref, withBasePath } from '@/lib/addresses/paths';
import type { ScreenPath } from '@/lib/addresses/routes';
import { shadesOf } from '@/lib/colours/palette';
import { config } from '@/lib/config/config';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { hasCalls } from '@/lib/config/targets';
import { datesIn, loadContent } from '@/lib/content/load';
import type { LocalizedText } from '@/lib/content/localized';
import { escapeHtml } from '@/lib/content/model/html';
import { htmlLangs, type Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';

/**
 * The card that partners frame: a page without scripts, whose links open ours in a new tab. The code in the
 * card’s own address reaches them in the referrer. Its policy is its own (scripts/build).
 */
export function partnerCard(locale: Locale): Response {
  const { values } = loadContent(locale);
  const name = escapeHtml(values.site_title);

  const html = `<!doctype html>
<html lang="${htmlLangs[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${name}</title>
<style>${stylesheet()}</style>
</head>
<body>
<header><img src="${withBasePath(`/art/wordmark-${locale}-light.svg`)}" width="392" height="114" alt="${name}, ${escapeHtml(datesIn(locale))}" translate="no"></header>
<main>
${publicConfig.isArchived ? farewell(locale) : invitation(locale)}
</main>
</body>
</html>
`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function element(tag: string, { lang, children }: LocalizedText): string {
  return `<${tag}${lang ? ` lang="${lang}"` : ''}>${escapeHtml(children)}</${tag}>`;
}

function link(locale: Locale, path: ScreenPath, words: LocalizedText, look: string): string {
  const newTab = escapeHtml(messagesOf(locale).share.newTab);
  const href = screenHref(locale, path);
  return `<a class="${look}" href="${href}" target="_blank" rel="noopener">${element('span', words)} <span class="hidden">${newTab}</span></a>`;
}

const own = (children: string): LocalizedText => ({ lang: undefined, children });

function invitation(locale: Locale): string {
  const { text } = loadContent(locale);
  const { titles, draft } = messagesOf(locale);
  const host = screenUrl(locale, '/').replace(/^https?:\/\/|\/$/g, '');
  return [
    ...(config.isDraft ? [element('p', own(`${draft.title} ${draft.message}`))] : []),
    element('h1', text('intro_title')),
    element('p', text('intro_lead')),
    ...(hasCalls() ? [link(locale, '/call', own(titles.call), 'first')] : []),
    link(locale, '/letter', text('letter_cta'), hasCalls() ? 'second' : 'first'),
    link(locale, '/', own(host), 'site'),
  ].join('\n');
}

function farewell(locale: Locale): string {
  const { archived, partnerKit } = messagesOf(locale);
  return [
    element('h1', own(partnerKit.season)),
    element('p', own(archived.title)),
    link(locale, '/', own(partnerKit.visit), 'second'),
  ].join('\n');
}

function stylesheet(): string {
  const { paper, sheet, ink, flame, onFlame, gold, night, dark } = shadesOf(config.inks);
  return `
@font-face { font-family: Anton; src: url(${withBasePath(posterFacePath)}) format("woff2"); font-display: swap; }
:root { color-scheme: light dark; --ground: ${sheet}; --ink: ${ink}; }
@media (prefers-color-scheme: dark) { :root { --ground: ${dark.sheet}; --ink: ${paper}; } }
* { box-sizing: border-box; margin: 0; }
html { display: grid; min-height: 100%; background: var(--ground); color: var(--ink); font: 400 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { display: flex; flex-wrap: wrap; min-width: 0; border: 2px solid var(--ink); }
header, main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.625rem; align-content: center; padding: 1rem min(1.25rem, 6vw); }
header { flex: 1 1 15rem; min-width: 0; justify-items: center; background: ${night}; border-block-end: 6px solid ${gold}; forced-color-adjust: none; }
main { flex: 2 1 17rem; min-width: 0; }
img { width: 13rem; max-width: 100%; height: auto; }
@media (min-width: 34rem) { header { border-block-end: 0; border-inline-end: 6px solid ${gold}; } img { width: 17rem; } }
h1, .first, .second { font: 400 1.0625rem/1.25 Anton, Impact, Haettenschweiler, "Arial Narrow Bold", system-ui, sans-serif; font-synthesis: none; text-transform: uppercase; text-wrap: balance; }
h1 { font-size: 1.875rem; }
a { position: relative; color: inherit; text-underline-offset: 0.18em; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
.first, .second { display: grid; place-items: center; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 2px solid var(--ink); letter-spacing: 0.02em; text-align: center; text-decoration: none; }
.first { border-color: ${flame}; background: ${flame}; color: ${onFlame}; }
.first:hover, .second:hover { text-decoration: underline; }
.site { justify-self: start; padding-block: 0.7rem; margin-block: -0.7rem; font-weight: 600; }
.hidden { position: absolute; inset-block-start: 0; inset-inline-start: 0; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
}
