import { localePath, screenPaths } from '../../../addresses/routes';
import { locales } from '../../../i18n/locales';
import { fieldAt } from '../../fields';
import type { Fault, Finding, Path } from '../../model/issue';
import { isReservedId } from '../../model/reserved-ids';
import { allowedTags, htmlReport, plainText } from '../../model/sanitize';
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

const listed = (parts: readonly string[]) => [...new Set(parts)].join(', ');

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
  const meant = nearest(wrong, places);
  const params = { found: href, wrong, known: places.slice(0, 8).join(' ') };
  return meant
    ? { code: 'html.nowhere-near', params: { ...params, meant } }
    : { code: 'html.nowhere', params };
}

function linkFault(href: string, anchors: Set<string>): Fault | null {
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

function htmlFaults(html: string, anchors: Set<string>): Fault[] {
  const { links, removed, repaired } = htmlReport(html);
  const tags = allowedTags.map((tag) => `<${tag}>`).join(' ');
  const changed = { removed: listed(removed), repaired: listed(repaired) };
  return [
    ...links.flatMap(({ href }) => (href !== undefined && linkFault(href, anchors)) || []),
    ...(['removed', 'repaired'] as const).flatMap((how) =>
      changed[how]
        ? { code: `html.${how}` as const, params: { found: changed[how], tags }, isWarning: true }
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
  return found ? [{ code: 'html.plain', params: { found }, isWarning: true }] : [];
}

function faultyTexts(files: ContentFiles): Finding[] {
  const anchors = anchorsOf(files);
  return files.files.flatMap(({ file, name, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      [
        ...placeholderFaults(text, String(path[0])),
        ...(fieldAt(name, path)?.type === 'html' ? htmlFaults(text, anchors) : plainFaults(text)),
      ].map((fault) => ({ file, path, ...fault })),
    ),
  );
}

/** The blanks of `npm run new-campaign`, and addresses and numbers reserved for examples. */
const SAMPLE =
  /(^|>)(Write here|Escriba aquí) |(^|[@./])example\.(org|com|net)\b|\b555\D?01\d\d\b/i;
const sampleVideos = ['10153231379946729', 'M7lc1UVf-VE', '76979871'];
/** Values of the sample campaign and of the services' own documentation. */
const samples: Record<string, readonly string[]> = {
  callpower_id: ['1'],
  facebook_page: ['your-page'],
  intro_letter_action_network_id: ['your-letter'],
  base_id: ['appXXXXXXXXXXXXXX'],
  trailer_video_id: ['M7lc1UVf-VE'],
  livestream_id: sampleVideos,
  backup_id: sampleVideos,
  spanish_id: sampleVideos,
};

/** Keys of the sections that are shown on special days only. */
const SPECIAL_SECTION = /^(june21|where)_/;

/** Samples left in a site to be deployed; those of one list are one warning. */
function samplesLeft(content: ContentFiles): Finding[] {
  if (!content.isDeployment) return [];
  const { visible_sections: shown } = tableIn(content, 'site');
  const isHidden = ([key]: Path) => {
    const [, section] = SPECIAL_SECTION.exec(String(key)) ?? [];
    return section !== undefined && shown !== undefined && !shown.some((each) => each === section);
  };
  const isSample = (path: Path, text: string) =>
    (SAMPLE.test(text) || samples[String(path.at(-1))]?.includes(text)) && !isHidden(path);
  const byKey = new Map<string, { file: string; path: Path; text: string }[]>();
  for (const { file, name, locale, value } of content.files) {
    for (const { path, text } of textsIn(value)) {
      if (!isSample(path, text)) continue;
      const key = [locale, name, ...path.filter((each) => typeof each === 'string')].join(' ');
      byKey.set(key, [...(byKey.get(key) ?? []), { file, path, text }]);
    }
  }
  return [...byKey.values()].flatMap(([first, ...others]): Finding[] => {
    if (!first) return [];
    const { file, path, text } = first;
    const params = { text: JSON.stringify(text), more: others.length };
    const code = others.length > 0 ? 'launch.samples' : 'launch.sample';
    return [{ file, path, code, params, isWarning: true }];
  });
}

export const textRules = [faultyTexts, samplesLeft];
