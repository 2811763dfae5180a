import { localePath, screenPaths } from '../../../addresses/routes';
import { locales } from '../../../i18n/locales';
import { fieldAt } from '../../fields';
import type { Fault, Finding } from '../../model/issue';
import { allowedTags, htmlReport, plainText } from '../../model/sanitize';
import { isReservedId } from '../../model/toolkit';
import type { ContentFiles } from '../files/content-files';
import { textsIn } from '../files/json-path';
import { nearest } from '../files/nearest';
import { entriesIn, tableIn } from './rule';

const placeholders: Record<string, readonly string[]> = {
  open_graph_title: ['{name}', '{dates}', '{question}'],
  open_graph_description: ['{name}', '{dates}', '{question}'],
  place_question: ['{place}', '{names}'],
  footer_contact_info: ['{year}', '{email}', '{name}', '{dates}'],
  scorecard_tweet_yea: ['__HANDLE__'],
  scorecard_tweet_nay: ['__HANDLE__'],
  scorecard_mail_subject: ['__HANDLE__'],
  scorecard_mail_body: ['__HANDLE__'],
};
/** Whatever looks like a placeholder, whole or cut off; in a call script also in brackets. */
const CANDIDATE = /\{[^{}\n]{0,20}\}|[{}]|_{1,2}[A-Z]{3,}_{1,2}|\[inserte? [^\]]*\]/g;

function placeholderFaults(text: string, key: string): Fault[] {
  const known = placeholders[key] ?? [];
  const candidate = text.match(CANDIDATE)?.find((each) => !known.includes(each));
  if (!candidate) return [];
  if (candidate.startsWith('[')) {
    const round = candidate.replace('[', '(').replace(']', ')');
    return [{ code: 'placeholder.brackets', params: { round } }];
  }
  const meant = nearest(candidate, known) ?? (known.length === 1 ? known[0] : undefined);
  if (meant) return [{ code: 'placeholder.misspelt', params: { meant, candidate } }];
  if (known.length === 0) return [{ code: 'placeholder.none', params: { candidate } }];
  return [{ code: 'placeholder.unknown', params: { known: known.join(', '), candidate } }];
}

function anchorsOf(files: ContentFiles): Set<string> {
  const ids = locales.flatMap((locale) => [
    ...entriesIn(files, 'toolkit', locale).map(({ entry }) => entry.id ?? ''),
    ...(tableIn(files, 'site', locale).visible_sections ?? []),
  ]);
  return new Set(['letter', ...ids]);
}

function ownLinkFault(href: string, anchors: Set<string>): Fault | null {
  const { pathname: path, hash } = new URL(href, 'https://site.example');
  const id = hash.slice(1);
  const pages = locales.flatMap((locale) => screenPaths.map((each) => localePath(locale, each)));
  const isPage = pages.includes(path) || /\.\w+$/.test(path);
  const isAnchor = id === '' || anchors.has(id) || isReservedId(id) || id.startsWith('livestream-');
  if (isPage && isAnchor) return null;
  const [wrong, places] = isPage
    ? [hash, [...anchors].map((each) => `#${each}`)]
    : [path, pages.filter((each) => !each.endsWith('/test'))];
  const meant = nearest(wrong, places) ?? 'none';
  const known = places.slice(0, 8).join(' ');
  return { code: 'html.nowhere', params: { found: href, wrong, known, meant } };
}

function linkFault(href: string, anchors: Set<string>): Fault | null {
  if (/^(#|\/(?!\/))/.test(href)) return ownLinkFault(href, anchors);
  const found = { found: href };
  if (/^http:\/\//i.test(href)) {
    const secure = href.replace(/^http:/i, 'https:');
    return { code: 'warning.html.http', params: { ...found, secure } };
  }
  if (/^(https:\/\/[^\s]+|mailto:|tel:)/i.test(href)) return null;
  if (/^[a-z][\w+.-]*:(?!\d)/i.test(href) && !/^\w+\.\w/.test(href)) return null;
  const whole = href.includes('@')
    ? `mailto:${href}`
    : `https://${href.replace(/^\/\//, '') || 'example.org/'}`;
  return { code: 'html.address', params: { ...found, whole } };
}

/** With an e-mail address in it, into a mailbox, or to the editor of a Google document. */
const PRIVATE =
  /(?<!\/@[\w.-]*)[\w.+-](?:@|%(?:25)*40)[\w-]+\.[a-z]{2}|\/\/(?:(?:web)?mail|outlook)\.[\w.]+\/|\/\/(?:www\.)?icloud\.com\/mail|\/\/docs\.google\.com\/.*\/edit\b|\/\/drive\.google\.com\/drive\/(?!folders)/i;

/** The first address in a text that is for one person alone. */
function privateLinkFaults(text: string): Fault[] {
  const found = text.match(/https?:\/\/[^\s"<>]+/gi)?.find((address) => PRIVATE.test(address));
  return found ? [{ code: 'warning.link.private', params: { found } }] : [];
}

const listed = (parts: readonly string[]) => [...new Set(parts)].join(', ');

function htmlFaults(html: string, anchors: Set<string>): Fault[] {
  const { links, removed, repaired } = htmlReport(html);
  const tags = allowedTags.map((tag) => `<${tag}>`).join(' ');
  const changed = { removed: listed(removed), repaired: listed(repaired) };
  return [
    ...links.flatMap(({ href }) => (href !== undefined && linkFault(href, anchors)) || []),
    ...(['removed', 'repaired'] as const).flatMap((how) =>
      changed[how]
        ? { code: `warning.html.${how}` as const, params: { found: changed[how], tags } }
        : [],
    ),
  ];
}

/** Entities and tags in a text that is shown as it is. */
function plainFaults(text: string): Fault[] {
  for (const entity of text.match(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi) ?? []) {
    const letter = plainText(`“${entity}”`).slice(1, -1);
    if (letter !== entity) return [{ code: 'html.entity', params: { found: entity, letter } }];
  }
  const [found] = text.match(/<\/?(p|br|b|strong|i|em|u|a|ul|ol|li|span|h\d|div)\b[^>]*>/i) ?? [];
  return found ? [{ code: 'warning.html.plain', params: { found } }] : [];
}

export function faultyTexts(files: ContentFiles): Finding[] {
  const anchors = anchorsOf(files);
  return files.files.flatMap(({ file, name, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      [
        ...placeholderFaults(text, String(path[0])),
        ...privateLinkFaults(text),
        ...(fieldAt(name, path)?.type === 'html' ? htmlFaults(text, anchors) : plainFaults(text)),
      ].map((fault) => ({ file, path, ...fault })),
    ),
  );
}
