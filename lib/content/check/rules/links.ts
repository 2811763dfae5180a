import { localePath, screenPaths } from '../../../addresses/routes';
import { locales } from '../../../i18n/locales';
import type { Fault } from '../../model/issue';
import { isReservedId } from '../../model/reserved-ids';
import type { ContentFiles } from '../files/content-files';
import { nearest } from '../files/nearest';
import { entriesIn, tableIn } from './rule';

export function anchorsOf(files: ContentFiles): Set<string> {
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

export function linkFault(href: string, anchors: Set<string>): Fault | null {
  if (/^(#|\/(?!\/))/.test(href)) return ownLinkFault(href, anchors);
  const found = { found: href };
  if (/^http:\/\//i.test(href)) {
    const secure = href.replace(/^http:/i, 'https:');
    return { code: 'html.http', params: { ...found, secure }, isWarning: true };
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
export function privateLinkFaults(text: string): Fault[] {
  const found = text.match(/https?:\/\/[^\s"<>]+/gi)?.find((address) => PRIVATE.test(address));
  return found ? [{ code: 'link.private', params: { found }, isWarning: true }] : [];
}
